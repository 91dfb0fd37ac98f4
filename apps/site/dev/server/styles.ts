import type { EnvironmentModuleNode, ViteDevServer } from 'vite'

/**
 * The styles that a module and its imports need, as `style` elements in the order of a build. Vite's client finds them by their
 * attribute, updates them in place, and adds those of modules that are imported later.
 */
export async function renderStyles(vite: ViteDevServer, entry: string): Promise<string> {
  const graph = vite.environments.ssr.moduleGraph
  const root = await graph.getModuleByUrl(entry)
  const elements = []
  for (const { id, url } of root ? findStylesheets(root) : []) {
    const { default: css } = await vite.ssrLoadModule(`${url}?inline`)
    elements.push(`<style data-vite-dev-id="${id}">${css}</style>`)
  }
  return elements.join('')
}

/** Stylesheets come after those of the modules imported before them. */
function* findStylesheets(
  module: EnvironmentModuleNode,
  visited = new Set<EnvironmentModuleNode>(),
): Generator<EnvironmentModuleNode> {
  if (visited.has(module)) return
  visited.add(module)
  for (const imported of module.importedModules) yield* findStylesheets(imported, visited)
  if (module.file?.endsWith('.css') && !module.url.includes('?')) yield module
}
