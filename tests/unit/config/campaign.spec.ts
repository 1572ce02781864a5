import { expect, test } from '@playwright/test';
import { boilerplates } from '#src/config/brand.ts';
import { figures, fundraiser, legalStatus } from '#src/config/campaign.ts';
import { bills, healthCodeSection, timeline } from '#src/config/campaign-record.ts';
import { signatureHistory } from '#src/config/signature-history.ts';
import { countWords } from '#src/lib/text.ts';

test("the owner's claims stand as written, with what the sources add", () => {
  expect(figures.signatures.line).toBe('10,000+ petition signatures');
  expect(figures.latestSignatures.line).toBe('13,500+ by April 2026');
  expect(figures.followers.line).toBe('50,000+ followers');
  expect(figures.followers.confirmed).toBe(false);
  expect(figures.reach.line).toBe('1.7M+ reach, together with partner accounts');
  expect(figures.firstFine.value).toEqual([200, 350]);
  expect(figures.repeatFine.value).toBe(2000);
  expect(figures.communityCats.value).toBe(500_000);
  expect(figures.toursFrom.value).toBe(40);
  expect([figures.freeVetCare.value, figures.vetCareDiscount.value]).toEqual([4, 40]);
  expect(healthCodeSection).toBe('81.25');
});

test('the fundraiser: $30,000 until June 30, 2025', () => {
  expect(fundraiser.goal.value).toBe(30_000);
  expect(fundraiser.endsOn).toBe('2025-06-30');
});

test('both bills and the box have their day, and the box says that neither passed', () => {
  expect(bills.map((bill) => bill.number)).toEqual(['Int. 1471-2025', 'A8341']);
  expect(bills.map((bill) => bill.asOf)).toEqual(['2026-04-17', '2026-04-17']);
  expect(legalStatus.asOf).toBe('2026-04-17');
  expect(legalStatus.answer).toBe('No, not yet.');
  expect(legalStatus.text).toContain('Neither had passed');
});

test('time line and signature table run from old to new', () => {
  for (const list of [timeline, signatureHistory]) {
    const months = list.map((row) => row.date.slice(0, 7));
    expect(months).toEqual(months.toSorted());
  }
  expect(timeline).toHaveLength(12);
  expect(signatureHistory).toHaveLength(10);
});

test('the boilerplates have 50 and 100 words', () => {
  expect(countWords(boilerplates.short)).toBe(50);
  expect(countWords(boilerplates.long)).toBe(100);
});
