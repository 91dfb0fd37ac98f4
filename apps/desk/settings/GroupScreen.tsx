import { settingsWords as words } from '@lerret/words/desk'
import { useContext } from 'react'
import { pathTo } from '../navigation/routes.ts'
import { SiteRecordScreen, type SiteRecordScreenProps } from '../site-records/SiteRecordScreen.tsx'
import { findSettingsScreen } from './settings-fields.ts'
import { SettingsFrame } from './settings-frame.ts'

/** Some settings, on a screen of their own or in the frame that surrounds them. */
export function GroupScreen<Body extends Readonly<Record<string, unknown>>>(
  props: Omit<SiteRecordScreenProps<Body>, 'back'>,
) {
  const Frame = useContext(SettingsFrame)
  if (Frame) return <Frame {...props} />
  return (
    <SiteRecordScreen<Body>
      {...props}
      {...(props.kind === 'settings' && { findScreen: findSettingsScreen })}
      back={{ href: pathTo('settings'), label: words.title }}
    />
  )
}
