import { CONFIRM_EMAIL_PATH, LAYOUT, LOCALE, type ShellData, toJsonName } from '@lerret/model'
import type { ConfirmEmailStep, CreateAccountBlockItem, PageData } from '@lerret/page-engine'
import { applyOverrides, type Words } from '@lerret/words/all'
import type { LiveRelease } from '../publishing/live-release.ts'
import type { Renderer } from '../publishing/render/renderer.ts'

/** One step of confirming an address, as a page of the site that search engines do not index. */
export function renderConfirmEmailPage(
  { renderer, site }: { renderer: Renderer; site: LiveRelease },
  step: ConfirmEmailStep,
): string {
  const { shell } = site.release
  return renderer.renderPage(
    pageData(step, shell, applyOverrides(shell.words)),
    { ...shell, isIndexed: false },
    '',
  )
}

function pageData(step: ConfirmEmailStep, shell: ShellData, words: Words): PageData {
  const title = words[TITLES[step.name]]
  const fullWidth = { span: 12, order: 0 }
  // The page's title is its heading.
  const item: CreateAccountBlockItem = {
    heading: '',
    text: '',
    confirmation: { site: shell.siteTitle, step },
  }
  return {
    path: CONFIRM_EMAIL_PATH,
    jsonName: toJsonName(CONFIRM_EMAIL_PATH),
    title,
    layout: LAYOUT,
    pageType: 'standard',
    locale: LOCALE,
    meta: {
      title: `${title} | ${shell.siteTitle}`,
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
            screen: { xs: fullWidth, md: fullWidth, lg: fullWidth },
            blocks: [
              { id: 'stadfest-adresse', component: 'create-account', version: '1.0.0', parts: [item] },
            ],
          },
        ],
      },
    ],
  }
}

const TITLES: Record<ConfirmEmailStep['name'], keyof Words> = {
  confirm: 'confirmEmailTitle',
  'confirm-change': 'confirmEmailTitleChange',
  confirmed: 'confirmEmailTitleDone',
  changed: 'confirmEmailTitleDone',
  taken: 'confirmEmailTitleTaken',
  'invalid-link': 'confirmEmailTitleInvalidLink',
}
