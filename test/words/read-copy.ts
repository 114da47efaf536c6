import ts from 'typescript';
import type { Source } from '#test/layout/read-sources.ts';

/** A piece of text that a person may read, as it is written in the code. Values are shown as {their expression}. */
export interface Copy {
  path: string;
  line: number;
  text: string;
}

/** Attributes whose values are for programs. */
const TECHNICAL_ATTRIBUTE =
  /^(class(Name)?|id|key|to|href|src|srcSet|sizes|type|name|role|variant|size|tone|as|d|viewBox|transform|style|rel|target|method|accept|autoComplete|inputMode|htmlFor|form|icon|kind|side|align|from|path|fill|stroke\w*|preserveAspectRatio|enterKeyHint|data-.*|aria-(labelledby|describedby|controls|live|current|haspopup|hidden|expanded|sort|orientation))$/;
/** Calls whose strings are for programs or for operators. */
const TECHNICAL_CALL =
  /^(cn|cva|twMerge|clsx|require|import|URL|RegExp|Error|TypeError|querySelector(All)?|matchMedia|cssVar|closest|warn|info|debug|error)$/;
const TECHNICAL_TAG = /(^|\.)(sql|raw|css)$/;

/** Everything in a source file that reads like words for people. */
export function readCopy({ path, text }: Source): Copy[] {
  // A generic arrow function in a .ts file would be read as the start of an element.
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: Copy[] = [];
  const add = (node: ts.Node, words: string) => {
    const tidy = words.replace(/\s+/g, ' ').trim();
    if (!isProse(tidy)) return;
    found.push({ path, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text: tidy });
  };
  visit(file);
  return found;

  function visit(node: ts.Node): void {
    if (isTechnical(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) addChildren(node);
    else if (ts.isTemplateExpression(node)) add(node, textOf(node, file));
    else if (ts.isStringLiteralLike(node)) add(node, node.text);
    ts.forEachChild(node, visit);
  }

  /** Text and values side by side are one sentence. */
  function addChildren({ children }: ts.JsxElement | ts.JsxFragment): void {
    if (!children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text))) return;
    const [first] = children;
    if (first) add(first, children.map((child) => textOf(child, file)).join(''));
  }
}

function textOf(node: ts.Node, file: ts.SourceFile): string {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => `{${expression.getText(file)}}${literal.text}`,
    );
    return node.head.text + spans.join('');
  }
  if (ts.isJsxExpression(node)) {
    if (node.expression === undefined) return '';
    return ts.isStringLiteralLike(node.expression)
      ? node.expression.text
      : `{${node.expression.getText(file)}}`;
  }
  if (ts.isJsxElement(node)) return node.children.map((child) => textOf(child, file)).join('');
  return ' ';
}

function isTechnical(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node)) return TECHNICAL_ATTRIBUTE.test(node.name.getText());
  if (ts.isTaggedTemplateExpression(node)) return TECHNICAL_TAG.test(node.tag.getText());
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return TECHNICAL_CALL.test(node.expression.getText().split('.').at(-1) ?? '');
  }
  return false;
}

/** A sentence or a label, but no style classes, paths, keys, statements or content types. */
function isProse(text: string): boolean {
  const words = text.replaceAll(/\{[^{}]*\}/g, ' ').trim();
  if (!/\p{L}{2}/u.test(words)) return false;
  if (
    /^(select|insert|update|delete|with|create|alter|\w+\.\w+|[\w-]+\/[\w.+-]+|\/|#|@|https?:|[a-z]+:\/)/.test(
      words,
    )
  )
    return false;
  if (/^\p{Lu}\p{Ll}+[.!?…]?$/u.test(words)) return true;
  if (!words.includes(' ') || STATEMENT_PART.test(words)) return false;
  const parts = words.split(' ');
  if (isStyle(words, parts)) return false;
  const strange = parts.filter((part) =>
    /[[\]_=<>#$]|[a-z]-\d|\w:\w|^-|\w\/\w.*\d|^[a-z]+(-[a-z]+){2,}$/.test(part),
  );
  return (
    strange.length <= parts.length / 4 &&
    /\p{Ll}/u.test(words) &&
    !/^(GET|POST|PUT|PATCH|DELETE) /.test(words)
  );
}

/** A table under another name (`payouts as later`), or an operator. */
const STATEMENT_PART = /^([a-z_]+ as [a-z_]+|is not|not (in|like|ilike)|is (not )?distinct from)$/;

const STYLE_CLASS =
  /^(flex|grid|block|inline|hidden|relative|absolute|fixed|sticky|truncate|border|underline|outline|@?[a-z]+(-[\w[\]/.%()-]+)+)$/;

/** Classes have neither capitals nor punctuation, and most of them are written with hyphens. */
function isStyle(words: string, parts: readonly string[]): boolean {
  if (/\p{Lu}|[.,;?!’“](\s|$)/u.test(words)) return false;
  return parts.filter((part) => STYLE_CLASS.test(part)).length * 2 >= parts.length;
}
