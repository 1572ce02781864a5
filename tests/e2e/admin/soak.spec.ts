import { expect, test } from '#tests/support/test.ts';
import { soak } from '#tests/support/soak/soak.ts';

/** One whose acts hold kills. */
const seed = 11;
/** About twenty seconds of an otherwise idle machine. */
const acts = 25;

test('an administrator who does anything at random in three tabs that crash loses no word', async ({
  browserName,
  baseURL,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium can be killed and crashed by its driver.');
  test.slow();
  const { kills, losses, lastActs } = await soak({
    address: baseURL ?? '',
    seed,
    goesOn: ({ done }) => done < acts,
    tell: () => undefined,
  });
  expect(kills).toBeGreaterThan(0);
  expect(losses, lastActs.join('\n')).toEqual([]);
});
