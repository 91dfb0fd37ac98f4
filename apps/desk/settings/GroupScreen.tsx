import { SETTINGS_NYNORSK as words } from '@lerret/words/desk'
import { pathTo } from '../navigation/routes.ts'
import { SiteRecordScreen, type SiteRecordScreenProps } from '../site-records/SiteRecordScreen.tsx'

/** A screen with some settings. */
export const GroupScreen = <Body extends Readonly<Record<string, unknown>>>(
  props: Omit<SiteRecordScreenProps<Body>, 'back'>,
) => <SiteRecordScreen<Body> {...props} back={{ href: pathTo('settings'), label: words.title }} />
