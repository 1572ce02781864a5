import { expect, test } from '@playwright/test';
import { fundraiser } from '#src/config/campaign.ts';
import { fundraiserView } from '#src/lib/campaign/fundraiser-view.ts';

test('before the last day and on it the fundraiser runs', () => {
  for (const today of ['2025-04-23', '2025-06-29', '2025-06-30']) {
    expect(fundraiserView(fundraiser, today)).toMatchObject({
      goal: 'Goal $30,000, ends June 30, 2025',
      open: true,
    });
  }
});

test('from the day after it says that it ended, and nothing asks for a gift', () => {
  for (const today of ['2025-07-01', '2026-11-21']) {
    expect(fundraiserView(fundraiser, today)).toMatchObject({
      goal: 'Goal $30,000, ended June 30, 2025',
      open: false,
    });
  }
});

test('what came in is told with the disagreement of its sources', () => {
  expect(fundraiserView(fundraiser, '2026-11-21').raised).toBe(
    'It raised roughly $7,400 to $8,000: two reports of our own give different totals.',
  );
});
