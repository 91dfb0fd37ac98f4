import type { SiteSettings } from '@lerret/model'
import { settingsWords as words } from '@lerret/words/desk'
import { Field } from '../../controls/fields/Field.tsx'
import { checkOptionalUrl, hasProblem } from '../checks.ts'
import { GroupScreen } from '../GroupScreen.tsx'

type Matomo = NonNullable<NonNullable<SiteSettings['analytics']>['matomo']>

/** The services that page views are sent to, with consent. */
export function ConsentSettings() {
  return (
    <GroupScreen<Partial<SiteSettings>>
      kind="settings"
      heading={words.consent}
      lead={words.consentLead}
      fieldNames={{ facebookPixelId: words.pixel, analytics: words.fieldAnalytics }}
      isIncomplete={({ facebookPixelId = '', analytics }) =>
        hasProblem(
          checkPixel(facebookPixelId),
          checkOptionalUrl(analytics?.matomo?.url),
          checkMatomoSite(analytics?.matomo),
        )
      }
    >
      {({ body: { facebookPixelId = '', analytics }, change }) => {
        const matomo = analytics?.matomo
        const changeMatomo = (changed: Matomo) =>
          change('analytics', changed.url === '' && changed.siteId === '' ? undefined : { matomo: changed })
        return (
          <>
            <Field
              path="facebookPixelId"
              label={words.pixel}
              help={words.pixelHelp}
              inputMode="numeric"
              value={facebookPixelId}
              onChange={(value) => change('facebookPixelId', value.trim())}
              error={checkPixel(facebookPixelId)}
            />
            <Field
              path="analytics.matomo.url"
              label={words.matomoUrl}
              help={words.matomoHelp}
              value={matomo?.url ?? ''}
              onChange={(url) => changeMatomo({ url: url.trim(), siteId: matomo?.siteId ?? '' })}
              error={checkOptionalUrl(matomo?.url)}
            />
            <Field
              path="analytics.matomo.siteId"
              label={words.matomoSite}
              inputMode="numeric"
              value={matomo?.siteId ?? ''}
              onChange={(siteId) => changeMatomo({ url: matomo?.url ?? '', siteId: siteId.trim() })}
              error={checkMatomoSite(matomo)}
            />
          </>
        )
      }}
    </GroupScreen>
  )
}

const checkPixel = (id: string) => (/^\d*$/.test(id) ? null : words.pixelBad)

const checkMatomoSite = (matomo: Matomo | undefined) =>
  !matomo || /^\d+$/.test(matomo.siteId) ? null : words.matomoSiteBad
