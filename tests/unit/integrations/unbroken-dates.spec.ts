import { expect, test } from '@playwright/test';
import { joinDates } from '#src/integrations/unbroken-dates.ts';

test('month and day of a date stay in one line', () => {
  expect(joinDates('<p>As of <b>April 17</b>, and June 30, 2025. In March 2025.</p>')).toBe(
    '<p>As of <b>April\u00a017</b>, and June\u00a030, 2025. In March 2025.</p>',
  );
});

test('what is no text, or is copied, searched or drawn again, stays as written', () => {
  for (const html of [
    '<meta content="May 13"><title>May 13</title><!-- May 13 --><script>"May 13"</script>',
    '<a title="> May 13">x</a>',
    '<button value="May 13">May 13</button>',
    '<div class="text"><div>May 13</div>May 13</div>',
    '<div id="a" class="prose b">May 13</div>',
    '<td>May 13</td>',
    '<section data-group="local"><section>May 13</section>May 13</section>',
    '<astro-island><p>May 13</p></astro-island>',
    '<time datetime="2025-05-13">May 13, 2025</time>',
  ])
    expect(joinDates(`${html}<p>May 13</p>`)).toBe(`${html}<p>May\u00a013</p>`);
});
