/**
 * Goes to the card that the address names. The browser does so too, but at times after the first paint, and then the
 * cat that was pressed on another page doesn't move to its card. After Back and reload the browser keeps its place.
 */
const [visit] = performance.getEntriesByType('navigation');
if (location.hash !== '' && visit?.type === 'navigate') location.replace(location.href);
