import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getSite, type PageData, resolveShell } from '@lerret/page-engine'
import { demoContent } from './house/demo-house.ts'

/** Renders page data by the code that renders all pages, within the header and footer of the demo house. */
export async function renderDemoPage(page: PageData): Promise<string> {
  const dist = join(import.meta.dirname, '..', 'apps', 'site', 'dist')
  const { renderPage } = await import(pathToFileURL(join(dist, 'prerender.js')).href)
  const { nn: assets } = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8'))
  const { shell } = resolveShell({ site: getSite(demoContent), content: demoContent })
  return renderPage({ page, shell, assets })
}
