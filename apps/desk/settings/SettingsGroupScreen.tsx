import SettingsScreen from './SettingsScreen.tsx'
import { SETTINGS_GROUPS } from './settings-groups.ts'

/** One group of settings; the list of groups for an address that is none of them. */
export default function SettingsGroupScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const group = SETTINGS_GROUPS.find(({ slug }) => slug === params.group)
  return group ? <group.Component key={group.slug} /> : <SettingsScreen />
}
