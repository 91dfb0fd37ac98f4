import {
  LAYOUT,
  LOCALE,
  type NewsSubscribeBlockItem,
  type NewsSubscribeStep,
  newsletterPaths,
  type PageData,
  type ShellData,
  toJsonName,
} from '@lerret/model'
import type { LiveRelease } from '../publishing/live-release.ts'
import type { Renderer } from '../publishing/render/renderer.ts'
import { type NewsWords, withSite } from './words.ts'

/** One step of the way in or out, as a page of the site. Search engines are told to leave it. */
export function drawNewsletterPage(
  { renderer, site }: { renderer: Renderer; site: LiveRelease },
  path: string,
  step: NewsSubscribeStep,
): string {
  const { shell } = site.release
  return renderer.renderPage(pageOf(path, step, shell, renderer.words), { ...shell, isIndexed: false }, '')
}

function pageOf(path: string, step: NewsSubscribeStep, shell: ShellData, words: NewsWords): PageData {
  const isWrong = step.name === 'form' && step.problem !== null
  const title = words[TITLES[step.name]]
  const place = { span: 12, order: 0 }
  return {
    path,
    jsonName: toJsonName(path),
    title,
    layout: LAYOUT,
    pageType: 'standard',
    locale: LOCALE,
    meta: {
      // The title is what is heard first after a page has come: it must tell that something is wrong.
      title: `${isWrong ? words.newsTitleWrong : title} | ${shell.siteTitle}`,
      keywords: '',
      description: '',
      image: '',
      facebookVerificationCode: '',
    },
    time: null,
    rows: [
      {
        container: true,
        columns: [
          {
            screen: { xs: place, md: place, lg: place },
            blocks: [
              {
                id: 'nyhendebrev',
                component: 'news-subscribe',
                version: '1.0.0',
                parts: [partOf(step, shell, words)],
              },
            ],
          },
        ],
      },
    ],
  }
}

function partOf(step: NewsSubscribeStep, shell: ShellData, words: NewsWords): NewsSubscribeBlockItem {
  const isForm = step.name === 'form'
  const privacy = shell.footerMenu.find(({ path }) => path === PRIVACY_PATH)
  return {
    // Under the page's own heading, which says the same.
    heading: isForm ? words.newsTitle : '',
    text: isForm ? withSite(words.newsAbout, shell.siteTitle) : '',
    privacy: privacy ? { label: privacy.label, href: privacy.href } : null,
    action: newsletterPaths.form,
    step,
  }
}

/** The product's own page for it, which the footer's menu leads to. */
const PRIVACY_PATH = '/personvernerklaering'

const TITLES: Record<NewsSubscribeStep['name'], keyof NewsWords> = {
  form: 'newsTitle',
  sent: 'newsTitleSent',
  confirm: 'newsTitleConfirm',
  confirmed: 'newsTitleConfirmed',
  unsubscribe: 'newsTitleUnsubscribe',
  unsubscribed: 'newsTitleUnsubscribed',
  'invalid-link': 'newsTitleInvalidLink',
}
