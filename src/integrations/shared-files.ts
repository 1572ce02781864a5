/** What is asked of the graph of modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

type ModuleTest = (id: string, graph: ModuleGraph) => boolean;

/** Makes a test of modules: whether one whose path fits a pattern needs them to run. */
function neededBy(pattern: RegExp): ModuleTest {
  const known = new Map<string, boolean>();
  const isNeeded: ModuleTest = (id, graph) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Until it is known: modules may import each other.
    known.set(id, false);
    const found =
      pattern.test(id) ||
      (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isNeeded(importer, graph));
    known.set(id, found);
    return found;
  };
  return isNeeded;
}

const isOfIslands = neededBy(/\/src\/islands\//);
const isOfScreens = neededBy(/\/src\/admin\/(?:\w+\/)?(?:Admin|Dashboard|Editor)Screen\.tsx$/);

/**
 * Which modules of the browser's scripts share a file; the first group that fits takes a module. By default each set of
 * sharers gets a file of its own, and the dashboard begins with 73 requests (docs/decisions.md).
 */
const groups: readonly (readonly [name: string, isIn: ModuleTest])[] = [
  // Also for scripts of pages that have no React.
  ['preload-helper', (id) => id.includes('vite/preload-helper')],
  // What every island needs, and what the search of the blog, the heaviest of them, shares with others. What only the
  // others share stays apart: the first use of the search has a limit of its own.
  ['shared', neededBy(/\/src\/islands\/BlogExplorer|@astrojs\/react\/dist\/client/)],
  // By other islands and the admin.
  ['local', (id, graph) => isOfIslands(id, graph) && isOfScreens(id, graph)],
  ['login', neededBy(/\/src\/admin\/AdminApp\.tsx$/)],
  // What the screens behind the login share with what is fetched when it is opened.
  ['screens', isOfScreens],
];

export const sharedFiles = groups.map(([name, isIn]) => ({
  name: (id: string, graph: ModuleGraph) => (isIn(id, graph) ? name : null),
  minShareCount: 2,
}));
