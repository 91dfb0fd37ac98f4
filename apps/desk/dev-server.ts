import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

/** Files of Vite are below this path, so that they hide no screen of the desk. */
const VITE_BASE = '/@desk/'

const indexFile = join(import.meta.dirname, 'index.html')

/** Serves the desk from its source in development. It updates open pages through the given HTTP server. */
export async function openDeskSource(httpServer: Server) {
  const vite = await createServer({
    configFile: false,
    root: import.meta.dirname,
    base: VITE_BASE,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [react()],
    optimizeDeps: { entries: ['main.tsx'] },
    server: { middlewareMode: true, ws: { server: httpServer } },
  })
  return {
    base: VITE_BASE,
    handle: (request: IncomingMessage, response: ServerResponse) => vite.middlewares(request, response),
    /** The server's document with the source in place of the build; null for other documents, such as previews. */
    async renderDocument(document: string): Promise<string | null> {
      if (!document.includes('<div id="desk">')) return null
      // Vite is told the address, so that it writes paths that work at every address of the desk.
      const source = await readFile(indexFile, 'utf8')
      const html = await vite.transformIndexHtml('/index.html', source, '/redaksjon')
      // The server has filled in the house.
      const name = /<meta name="application-name" content="([^"]*)"/.exec(document)?.[1] ?? ''
      const icon = /<link rel="icon" href="([^"]*)"/.exec(document)?.[1] ?? ''
      const service = /<meta name="sign-in-service" content="([^"]*)"/.exec(document)?.[1] ?? ''
      const required = /<meta name="sign-in-required" content="([^"]*)"/.exec(document)?.[1] ?? ''
      const language = /<meta name="house-language" content="([^"]*)"/.exec(document)?.[1] ?? ''
      return html
        .replaceAll('HOUSE_NAME', () => name)
        .replace(/(\/@desk\/)?HOUSE_ICON/, () => icon)
        .replace('HOUSE_LANGUAGE', () => language)
        .replace('SIGN_IN_SERVICE', () => service)
        .replace('SIGN_IN_REQUIRED', () => required)
    },
    reload: () => vite.environments.client.hot.send({ type: 'full-reload' }),
    close: () => vite.close(),
  }
}
