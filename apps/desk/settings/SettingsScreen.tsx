import { setupWords, siteRecordWords, settingsWords as words } from '@lerret/words/desk'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { Screen } from '../controls/Screen.tsx'
import { ADMIN_ROLES, useStaff } from '../data/session.ts'
import { pathTo } from '../navigation/routes.ts'
import styles from './Settings.module.css'
import { SETTINGS_GROUPS } from './settings-groups.ts'

/** The groups of settings. */
export default function SettingsScreen() {
  const { role } = useStaff()
  return (
    <Screen title={words.title} lead={words.lead}>
      {ADMIN_ROLES.includes(role) ? (
        <>
          <ListSection title={words.groups}>
            <Rows>
              {SETTINGS_GROUPS.map(({ slug, title, lead }) => (
                <li key={slug} className={styles.group}>
                  <a href={pathTo('settingsGroup', { group: slug })}>{title}</a>
                  <span>{lead}</span>
                </li>
              ))}
            </Rows>
          </ListSection>
          <ListSection title={setupWords.settingsSection}>
            <Rows>
              <li className={styles.group}>
                <a href="/redaksjon/oppstart">{setupWords.settingsSetup}</a>
                <span>{setupWords.settingsSetupHelp}</span>
              </li>
              <li className={styles.group}>
                <a href="/redaksjon/api/setup/house-file" download="house.json">
                  {setupWords.settingsFile}
                </a>
                <span>{setupWords.settingsFileHelp}</span>
              </li>
            </Rows>
          </ListSection>
        </>
      ) : (
        <RowsText>{siteRecordWords.needsAdmin}</RowsText>
      )}
    </Screen>
  )
}
