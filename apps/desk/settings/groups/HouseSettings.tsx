import {
  findLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  parseOrganisationNumber,
  type SiteSettings,
} from '@lerret/model'
import { settingsWords as words } from '@lerret/words/desk'
import { useContext } from 'react'
import { Field } from '../../controls/fields/Field.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { checkEmail, checkOptionalUrl, checkOrganisationNumber, checkText, hasProblem } from '../checks.ts'

import { GroupScreen } from '../GroupScreen.tsx'
import styles from '../Settings.module.css'
import { SettingsFrame } from '../settings-frame.ts'

const NO_ORGANISATION: SiteSettings['organisation'] = {
  street: '',
  postalCode: '',
  town: '',
  country: 'NO',
  email: '',
  phone: '',
}

/** The name of the house, and how to reach it. */
export function HouseSettings() {
  // The set-up asks for the language before.
  const isInSetup = useContext(SettingsFrame) !== null
  return (
    <GroupScreen<Partial<SiteSettings>>
      kind="settings"
      heading={words.house}
      lead={words.houseLead}
      fieldNames={{
        title: words.fieldTitle,
        description: words.fieldDescription,
        htmlLang: words.fieldLanguage,
        organisation: words.fieldOrganisation,
        apps: words.fieldApps,
        accessibilityStatement: words.accessibilityStatement,
      }}
      isIncomplete={({ title, organisation, apps, accessibilityStatement }) =>
        hasProblem(
          checkText(title),
          checkEmail(organisation?.email),
          checkOrganisationNumber(organisation?.number),
          checkOptionalUrl(accessibilityStatement),
          checkOptionalUrl(apps?.appStore),
          checkOptionalUrl(apps?.googlePlay),
        )
      }
    >
      {({ body, change }) => {
        const {
          title = '',
          description = '',
          htmlLang = '',
          organisation = NO_ORGANISATION,
          apps = {},
          accessibilityStatement = '',
        } = body
        const changeOrganisation = (fields: Partial<typeof organisation>) =>
          change('organisation', { ...organisation, ...fields })
        const changeNumber = (typed: string) => {
          const { number: _, ...others } = organisation
          const number = parseOrganisationNumber(typed)
          change('organisation', number === '' ? others : { ...others, number })
        }
        const changeApps = (name: 'appStore' | 'googlePlay', url: string) => {
          const { [name]: _, ...others } = apps
          change('apps', url === '' ? others : { ...others, [name]: url })
        }
        return (
          <>
            <Field
              path="title"
              label={words.houseTitle}
              help={words.houseTitleHelp}
              value={title}
              onChange={(value) => change('title', value)}
              error={checkText(title)}
            />
            <Field
              path="description"
              label={words.houseDescription}
              help={words.houseDescriptionHelp}
              value={description}
              onChange={(value) => change('description', value)}
            />
            {!isInSetup && (
              <div>
                <Select
                  label={words.houseLanguage}
                  isStacked
                  options={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])}
                  value={findLanguage(htmlLang)}
                  onChange={(language) => change('htmlLang', language)}
                />
                <p>{words.houseLanguageHelp}</p>
              </div>
            )}
            <Field
              path="organisation.number"
              label={words.organisationNumber}
              help={words.organisationNumberHelp}
              inputMode="numeric"
              value={organisation.number ?? ''}
              onChange={changeNumber}
              error={checkOrganisationNumber(organisation.number)}
            />
            <Field
              path="organisation.street"
              label={words.street}
              value={organisation.street}
              onChange={(street) => changeOrganisation({ street })}
            />
            <div className={styles.row}>
              <div className={styles.narrow}>
                <Field
                  path="organisation.postalCode"
                  label={words.postalCode}
                  inputMode="numeric"
                  value={organisation.postalCode}
                  onChange={(postalCode) => changeOrganisation({ postalCode })}
                />
              </div>
              <Field
                path="organisation.town"
                label={words.town}
                value={organisation.town}
                onChange={(town) => changeOrganisation({ town })}
              />
            </div>
            <div className={styles.row}>
              <Field
                path="organisation.email"
                label={words.email}
                inputMode="email"
                value={organisation.email}
                onChange={(email) => changeOrganisation({ email })}
                error={checkEmail(organisation.email)}
              />
              <Field
                path="organisation.phone"
                label={words.phone}
                value={organisation.phone}
                onChange={(phone) => changeOrganisation({ phone })}
              />
            </div>
            <Field
              path="accessibilityStatement"
              label={words.accessibilityStatement}
              help={words.accessibilityStatementHelp}
              value={accessibilityStatement}
              onChange={(url) => change('accessibilityStatement', url === '' ? undefined : url)}
              error={checkOptionalUrl(accessibilityStatement)}
            />
            <Field
              path="apps.appStore"
              label={words.appStore}
              help={words.addressHelp}
              value={apps.appStore ?? ''}
              onChange={(url) => changeApps('appStore', url)}
              error={checkOptionalUrl(apps.appStore)}
            />
            <Field
              path="apps.googlePlay"
              label={words.googlePlay}
              help={words.addressHelp}
              value={apps.googlePlay ?? ''}
              onChange={(url) => changeApps('googlePlay', url)}
              error={checkOptionalUrl(apps.googlePlay)}
            />
          </>
        )
      }}
    </GroupScreen>
  )
}
