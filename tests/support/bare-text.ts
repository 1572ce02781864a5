import ts from 'typescript';

/** A place where a browser's page translation would break what React draws. */
interface BareText {
  readonly node: ts.Node;
  readonly problem: string;
}

const own = 'Text that can change needs an element of its own.';
const after = 'Text after something that comes and goes needs an element of its own.';
const loose = 'Text needs an element, not only a fragment.';

/**
 * Finds text that React keeps as a node of its own and later changes, removes, or inserts something before. Page
 * translation replaces text nodes, so that React then shows old words or throws. The only text of an element is safe:
 * React writes it through the element.
 */
export function bareTexts(file: ts.SourceFile, checker: ts.TypeChecker): BareText[] {
  const found: BareText[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) found.push(...bareTextsIn(node, checker));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function bareTextsIn(parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): BareText[] {
  const children = parent.children.map((node) => ({ node, ...drawnBy(node, checker) }));
  const drawn = children.filter(({ kind }) => kind !== 'nothing');
  return drawn.flatMap(({ node, kind, isList }, place) => {
    if (kind === 'element') return [];
    const isAlone = drawn.length === 1;
    if (ts.isJsxFragment(parent)) return [{ node, problem: loose }];
    if (kind === 'changing text' && (!isAlone || isList)) return [{ node, problem: own }];
    const followsChange = drawn.slice(0, place).some(({ mayGo }) => mayGo);
    return followsChange ? [{ node, problem: after }] : [];
  });
}

interface Drawn {
  readonly kind: 'nothing' | 'element' | 'text' | 'changing text';
  /** It may be absent, or more than one. */
  readonly mayGo: boolean;
  readonly isList: boolean;
}

function drawnBy(child: ts.JsxChild, checker: ts.TypeChecker): Drawn {
  const always = { mayGo: false, isList: false };
  if (ts.isJsxText(child))
    return { kind: child.text.trim() === '' ? 'nothing' : 'text', ...always };
  if (!ts.isJsxExpression(child))
    return { kind: 'element', mayGo: isComponent(child), isList: false };
  const { expression } = child;
  if (!expression) return { kind: 'nothing', ...always };
  const leaves = leavesOf(expression);
  const isList = leaves.some(({ isInList }) => isInList);
  const texts = leaves.filter(({ leaf }) => isText(checker.getTypeAtLocation(leaf)));
  const [first] = texts;
  if (!first) return { kind: 'element', mayGo: true, isList };
  const type = checker.getTypeAtLocation(first.leaf);
  const isFixed = leaves.length === 1 && first.leaf === expression && type.isStringLiteral();
  if (isFixed && type.value.trim() === '') return { kind: 'nothing', ...always };
  return { kind: isFixed ? 'text' : 'changing text', mayGo: !isFixed, isList };
}

/** A component may draw nothing, or one thing after another. */
function isComponent(child: ts.JsxChild): boolean {
  if (ts.isJsxFragment(child)) return true;
  const opening = ts.isJsxElement(child) ? child.openingElement : child;
  return ts.isJsxSelfClosingElement(opening) || ts.isJsxOpeningElement(opening)
    ? /^[A-Z]/.test(opening.tagName.getText())
    : false;
}

/** The expressions that an expression may become, with whether they are drawn in a list. */
function leavesOf(
  node: ts.Expression,
  isInList = false,
): { leaf: ts.Expression; isInList: boolean }[] {
  if (ts.isParenthesizedExpression(node)) return leavesOf(node.expression, isInList);
  if (ts.isConditionalExpression(node))
    return [...leavesOf(node.whenTrue, isInList), ...leavesOf(node.whenFalse, isInList)];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return leavesOf(node.right, isInList);
    if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
      return [...leavesOf(node.left, isInList), ...leavesOf(node.right, isInList)];
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [callback] = node.arguments;
    if (node.expression.name.text === 'map' && callback && ts.isArrowFunction(callback))
      return ts.isBlock(callback.body)
        ? [{ leaf: node, isInList: true }]
        : leavesOf(callback.body, true);
  }
  return [{ leaf: node, isInList }];
}

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** Whether a value of this type is text and never an element. */
function isText(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return (
    parts.some(({ flags }) => (flags & textFlags) !== 0) &&
    !parts.some(({ flags }) => (flags & ts.TypeFlags.Object) !== 0)
  );
}
