import path from 'node:path';
import type { Source } from './read-sources.ts';

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/**
 * Folders with the same parent that need each other, at any depth: two of them, or more in a ring. A folder includes
 * everything in it, so files without a circle can still put their folders in one. Each circle is named like
 * `server/areas: hiring, money`.
 */
export function findFolderCircles(sources: readonly Source[]): string[] {
  const graphs = new Map<string, Graph>();
  const known = new Set(sources.map((source) => source.path));
  for (const source of sources) {
    for (const target of listImports(source)) {
      if (known.has(target)) addEdge(graphs, source.path.split('/'), target.split('/'));
    }
  }
  return [...graphs].flatMap(([parent, graph]) =>
    listRings(graph).map((ring) => `${parent || '.'}: ${ring.join(', ')}`),
  );
}

type Graph = Map<string, Set<string>>;

function listImports({ path: file, text }: Source): string[] {
  return [...text.matchAll(IMPORTED)].flatMap(([, name = '']) => {
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [path.posix.join(path.posix.dirname(file), name)] : [];
  });
}

/**
 * At the point where the two paths separate, one folder needs the other. A file next to a folder belongs to their
 * parent.
 */
function addEdge(graphs: Map<string, Graph>, from: readonly string[], to: readonly string[]): void {
  const at = from.findIndex((part, index) => part !== to[index]);
  if (at < 0 || at >= from.length - 1 || at >= to.length - 1) return;
  const parent = from.slice(0, at).join('/');
  const graph = graphs.get(parent) ?? new Map();
  const [one = '', other = ''] = [from[at], to[at]];
  graphs.set(parent, graph.set(one, (graph.get(one) ?? new Set()).add(other)));
}

function listRings(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reach(graph, folder)]));
  const rings = [...reached].flatMap(([folder, others]) =>
    others.has(folder) ? [[...others].filter((other) => reached.get(other)?.has(folder)).toSorted()] : [],
  );
  return [...new Map(rings.map((ring) => [ring.join(), ring])).values()];
}

function reach(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of graph.get(folder) ?? []) {
      if (!reached.has(next)) waiting.push(next);
      reached.add(next);
    }
  }
  return reached;
}
