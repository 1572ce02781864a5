/** Who said something, and where. */
export interface Source {
  name: string;
  /** The original page; left out if only a copy is known, because copies are never linked. */
  url?: string;
}

/** Pages that are named in several places, and all of a publication of which we name more than one. */
export const sources = {
  afp: {
    name: 'Agence France-Presse',
    url: 'https://today.rtl.lu/news/world/new-york-seeks-rights-for-beloved-but-illegal-bodega-cats-2063666770',
  },
  amNewYork: {
    name: 'amNewYork',
    url: 'https://www.amny.com/news/fundraiser-for-nyc-bodega-cats',
  },
  amNewYorkOnBill: {
    name: 'amNewYork',
    url: 'https://www.amny.com/news/bill-legalizing-bodega-cats-nys-legislature',
  },
  amNewYorkOnClinic: {
    name: 'amNewYork',
    url: 'https://amny.com/news/free-aspca-clinic-opens-for-pets-in-queens-offer-tender-loving-care-from-experts',
  },
  petsRadar: {
    name: 'PetsRadar',
    url: 'https://petsradar.com/news/petition-calls-for-new-bodega-cat-certification-plan-in-nyc',
  },
  careCenters: {
    name: 'Animal Care Centers of NYC',
    url: 'https://nycacc.org/SpayNeuter2.htm',
  },
  lostAndFound: {
    name: 'Animal Care Centers of NYC',
    url: 'https://www.nycacc.org/services/lost-found',
  },
  /** A commercial guide to the City's grades for restaurants; not the code itself. */
  gradeGuide: { name: 'agrade.nyc', url: 'https://www.agrade.nyc/violations/04o' },
  mentalFloss: {
    name: 'Mental Floss',
    url: 'https://mentalfloss.com/article/561421/are-bodega-cats-legal',
  },
  ny1OnClinic: {
    name: 'NY1',
    url: 'https://ny1.com/nyc/all-boroughs/news/2023/08/22/new-veterinary-clinic-in-brooklyn-seeks-to-tackle-cat-overpopulation-in-nyc',
  },
  secretNycOnFundraiser: {
    name: 'Secret NYC',
    url: 'https://secretnyc.co/bodega-cat-fundraiser/',
  },
  secretNycOnPetition: {
    name: 'Secret NYC',
    url: 'https://secretnyc.co/bodega-cats-proposed-law-nyc/',
  },
} as const satisfies Record<string, Source>;
