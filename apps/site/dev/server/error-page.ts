import type { ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'
import { VITE_BASE } from './vite.ts'

/** Shows what went wrong in Vite's overlay. The page loads again when a file changes. */
export function sendError(vite: ViteDevServer, response: ServerResponse, error: Error) {
  // The browser has gone on to another page.
  if (response.destroyed) return
  vite.ssrFixStacktrace(error)
  const { logger } = vite.config
  if (!logger.hasErrorLogged(error)) logger.error(error.stack ?? error.message, { error })
  if (response.headersSent) return response.destroy()
  const message = stripVTControlCharacters(error.message)
  const stack = stripVTControlCharacters(error.stack ?? '')
  const shown = JSON.stringify({ message, stack }).replaceAll('<', '\\u003c')
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`<!doctype html>
<title>Error</title>
<body>
<script type="module">
  import { ErrorOverlay } from '${VITE_BASE}@vite/client'
  document.body.append(new ErrorOverlay(${shown}))
</script>
`)
}
