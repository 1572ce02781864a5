import { figures } from '#src/config/campaign.ts';

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

/** How a visit comes about. */
export const padhomeSteps = [
  { title: 'Sign up', text: 'Say where you are, what your cat is called and what needs doing.' },
  {
    title: 'Find out your price',
    text: `It is free for the ${freeVetCare.text}. If four cats got there first, you get ${vetCareDiscount.text}.`,
  },
  {
    title: 'Stay home',
    text: 'A vet technician comes to you. No carrier, no cab, no waiting room with a dog in it.',
  },
  {
    title: 'Know what is next',
    text: 'If something looks like a job for a veterinarian, that is where you go. Better early than late.',
  },
] as const;

/** What a visit can include, in three groups. The owner and the partner have to confirm the items. */
export const padhomeServices = {
  confirmed: false,
  groups: [
    {
      title: 'Paws and coat',
      items: ['Nail trim', 'Brushing and small mats', 'Ear wipe', 'Collar and tag fitted'],
    },
    {
      title: 'Health basics',
      items: ['Weigh-in', 'Look at teeth and gums', 'Flea comb', 'Notes for your vet'],
    },
    {
      title: 'Help at home',
      items: [
        'How to give a pill',
        'Care your vet ordered',
        'Litter and feeding',
        'Carrier practice',
      ],
    },
  ],
} as const;

/** Real clinics, as last read on their own pages. Hours, rules and prices are left to those pages. */
export const clinics = [
  { name: 'Flatbush Veterinary Clinic', place: '1460 Flatbush Avenue, Brooklyn' },
  {
    name: 'ASPCA Community Veterinary Clinics',
    place: 'South Bronx; East New York, Brooklyn; Long Island City, Queens',
  },
] as const;
