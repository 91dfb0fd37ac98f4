import { newsletterPaths, type SafeHtml, type ShellData } from '@lerret/model'
import type { NewsSubscribeBlockItem, NewsSubscribeStep, PageData } from '@lerret/page-engine'
import { fill } from '@lerret/words'
import type { Words } from '@lerret/words/all'
import { getHouseWords } from '@lerret/words/languages'
import type { LiveRelease } from '../../publishing/live-release.ts'
import { createBlockPage, type PageBlock } from '../../publishing/render/block-page.ts'
import type { Renderer } from '../../publishing/render/renderer.ts'

/** Renders one step of subscribing or unsubscribing as a page of the site that search engines do not index. */
export function renderNewsletterPage(
  { renderer, site }: { renderer: Renderer; site: LiveRelease },
  path: string,
  step: NewsSubscribeStep,
): string {
  const { shell } = site.release
  return renderer.renderPage(
    toPageData(path, step, shell, getHouseWords(shell)),
    { ...shell, isIndexed: false },
    '',
  )
}

/** Renders a sent newsletter as a page of the site. */
export function renderArchivePage(
  { renderer, site }: { renderer: Renderer; site: LiveRelease },
  { path, title }: { path: string; title: string },
  html: SafeHtml,
): string {
  const { shell } = site.release
  const block: PageBlock = {
    id: 'nyhendebrev',
    component: 'content',
    version: '1.0.0',
    parts: [{ heading: '', html, image: null }],
  }
  return renderer.renderPage(
    createBlockPage({ path, title, metaTitle: title, siteTitle: shell.siteTitle, block }),
    shell,
    '',
  )
}

function toPageData(path: string, step: NewsSubscribeStep, shell: ShellData, words: Words): PageData {
  const isWrong = step.name === 'form' && step.problem !== null
  const title = words[TITLES[step.name]]
  return createBlockPage({
    path,
    title,
    // A screen reader reads the title first, so it has to mention an error.
    metaTitle: isWrong ? words.newsTitleWrong : title,
    siteTitle: shell.siteTitle,
    block: {
      id: 'nyhendebrev',
      component: 'news-subscribe',
      version: '1.0.0',
      parts: [toBlockItem(step, shell, words)],
    },
  })
}

function toBlockItem(step: NewsSubscribeStep, shell: ShellData, words: Words): NewsSubscribeBlockItem {
  const isForm = step.name === 'form'
  const privacy = shell.footerMenu.find(({ path }) => path === PRIVACY_PATH)
  return {
    // The other steps have the page's own heading.
    heading: isForm ? words.newsTitle : '',
    text: isForm ? fill(words.newsAbout, { site: shell.siteTitle }) : '',
    privacy: privacy ? { label: privacy.label, href: privacy.href } : null,
    action: newsletterPaths.form,
    step,
  }
}

/** The privacy page, when the footer menu has it. */
const PRIVACY_PATH = '/personvernerklaering'

const TITLES: Record<NewsSubscribeStep['name'], keyof Words> = {
  form: 'newsTitle',
  sent: 'newsTitleSent',
  confirm: 'newsTitleConfirm',
  confirmed: 'newsTitleConfirmed',
  unsubscribe: 'newsTitleUnsubscribe',
  unsubscribed: 'newsTitleUnsubscribed',
  'invalid-link': 'newsTitleInvalidLink',
}
