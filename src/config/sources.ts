/** Who said something, and where. */
export interface Source {
  name: string;
  /** The original page; left out if only a copy is known, because copies are never linked. */
  url?: string;
}

/** Sources that several facts rest on, and both pages of one that we name for two things. */
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
  petsRadar: {
    name: 'PetsRadar',
    url: 'https://petsradar.com/news/petition-calls-for-new-bodega-cat-certification-plan-in-nyc',
  },
  careCenters: {
    name: 'Animal Care Centers of NYC',
    url: 'https://nycacc.org/SpayNeuter2.htm',
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
