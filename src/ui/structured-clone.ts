/** What the Markdown engine takes from a package of 1 kB, for browsers that are too old for this site anyway. */
export default structuredClone;
