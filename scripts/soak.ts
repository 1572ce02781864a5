import { buildProblem, builtFolder } from '#scripts/built-site.ts';
import { tellProblem } from '#scripts/tell-problem.ts';
import { startPreviewHost } from '#scripts/preview-host.ts';
import { parseSoakArguments } from '#scripts/soak-arguments.ts';
import type { SoakArguments } from '#scripts/soak-arguments.ts';
import { textTable } from '#scripts/text-table.ts';
import { soak } from '#tests/support/soak/soak.ts';

/**
 * `npm run soak -- --minutes 30`: an administrator who does anything at random, in three tabs that crash, against the
 * built site. Fails at the first word that is lost. The same seed makes the same choices.
 */
async function run({ minutes, seed = Math.floor(Math.random() * 1_000_000) }: SoakArguments) {
  const host = await startPreviewHost(builtFolder);
  const end = performance.now() + minutes * 60_000;
  console.log(`Seed ${seed}\n`);
  try {
    const { acts, done, kills, typed, givenUp, losses, lastActs } = await soak({
      address: host.url,
      seed,
      goesOn: () => performance.now() < end,
      tell: (line) => console.log(line),
    });
    const counts = (map: ReadonlyMap<string, number>) =>
      textTable(
        [...map].map(([name, count]) => [name, String(count)]),
        1,
      );
    console.log(`\n${counts(acts)}\n`);
    if (givenUp.size > 0) console.log(`Words that may be gone, by reason:\n${counts(givenUp)}\n`);
    if (losses.length > 0) {
      console.error(
        `Seed ${seed}: ${losses.join('\n')}\n\nThe last acts:\n${lastActs.join('\n')}\n`,
      );
      process.exitCode = 1;
    }
    console.log(`${done} acts, ${kills} kills, ${typed} words, ${losses.length} losses`);
  } finally {
    await host.close();
  }
}

const given = parseSoakArguments(process.argv.slice(2));
if (!tellProblem(given) && !tellProblem(buildProblem())) await run(given);
