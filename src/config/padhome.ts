import { figures } from '#src/config/campaign.ts';
import { links } from '#src/config/links.ts';

/** Where the free care is offered. */
export const vetCareArea = { text: 'NYC and Nassau County', confirmed: false } as const;

/**
 * The free vet-tech program with PadHome. Only the offer is known, so nothing here names a license, a price or a
 * person. A vet tech doesn't diagnose, prescribe or operate.
 */

const { freeVetCare, vetCareDiscount } = figures;

/** The offer in one sentence. */
export const padhomeOffer = `Free vet-tech care for the ${freeVetCare.text} in ${vetCareArea.text}; otherwise ${vetCareDiscount.text}.`;

/** The same offer, as the lines of a coupon. */
export const padhomeCoupon = {
  free: { price: 'Free', text: `for the ${freeVetCare.text}` },
  otherwise: { price: vetCareDiscount.text, text: 'for every cat after that' },
  area: vetCareArea.text,
} as const;

/** How a visit comes about, as far as the offer says it. The owner and the partner have to confirm it. */
export const padhomeSteps = {
  confirmed: false,
  steps: [
    {
      title: 'Get ready',
      text: 'Three things: your cat’s name and age, your neighborhood, and what you would like done.',
    },
    {
      title: 'Sign up',
      /** Said before the text, as a link to the button. */
      below: 'The button is below.',
      text: 'Nothing is paid or filled in on this page.',
    },
    {
      title: 'Stay home',
      text: 'A vet technician comes to you. No carrier, no cab, no waiting room with a dog in it.',
    },
  ],
} as const;

/** What there is, in three groups. What a visit includes is not known: the owner and the partner have to say it. */
export const padhomeServices = {
  confirmed: false,
  groups: [
    { title: 'At your home', items: ['Vet-tech care', 'From our care partner, PadHome'] },
    { title: 'When you sign up', items: ['Say what your cat needs', 'Ask what a visit includes'] },
    {
      title: 'Not on offer',
      items: ['Diagnosing, prescribing, operating', 'All three need a veterinarian'],
    },
  ],
} as const;

/** Real clinics, as the press told of them. Hours, rules and prices are left to their own pages, as far as one is known. */
export const clinics = [
  {
    name: 'Flatbush Veterinary Clinic',
    place: '1460 Flatbush Avenue, Brooklyn',
    url: links.flatbushCats.url,
  },
  {
    name: 'ASPCA Community Veterinary Clinics',
    place: 'South Bronx; East New York, Brooklyn; Long Island City, Queens',
  },
] as const;
