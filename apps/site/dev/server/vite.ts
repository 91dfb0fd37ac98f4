import type { Server } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { css } from '../../vite.config.ts'

const siteFolder = join(import.meta.dirname, '..', '..')

/** All files of Vite are below this path, so that they hide no page of the site. */
export const VITE_BASE = '/@dev/'

/** In the head of a document, it applies changes to the open page. */
export const VITE_CLIENT = `<script type="module" src="${VITE_BASE}@vite/client"></script>`

/** Vite over the source of the site and its blocks. It updates open pages through the given HTTP server. */
export function openVite(httpServer: Server): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root: siteFolder,
    base: VITE_BASE,
    appType: 'custom',
    // Updates are listed in the browser's console; the terminal is for the Lerret server.
    logLevel: 'warn',
    plugins: [react(), reloadOnServerCodeChange()],
    css,
    optimizeDeps: { entries: ['dev/client.ts', 'dev/stories/*.tsx'] },
    server: {
      middlewareMode: true,
      // Read while the Lerret server starts.
      warmup: { clientFiles: ['dev/client.ts'], ssrFiles: ['dev/prerender.ts'] },
      ws: { server: httpServer },
    },
  })
}

/** Header, footer and head are not in the browser's module graph, so a change of their code reloads the page. */
function reloadOnServerCodeChange(): Plugin {
  return {
    name: 'lerret-reload-on-server-code-change',
    hotUpdate({ file, modules, server }) {
      const { client } = server.environments
      const isInBrowser = client.moduleGraph.getModulesByFile(file)?.size
      if (this.environment.name === 'ssr' && modules.length > 0 && !isInBrowser)
        client.hot.send({ type: 'full-reload' })
    },
  }
}
