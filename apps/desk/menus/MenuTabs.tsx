import { menuWords as words } from '@lerret/words/desk'
import { LinkTabs } from '../controls/LinkTabs.tsx'
import { pathTo } from '../navigation/routes.ts'

const TABS = [
  ['menus', words.tabMenus],
  ['footer', words.tabFooter],
  ['redirects', words.tabRedirects],
] as const

/** The screens about how visitors find their way. */
export const MenuTabs = ({ current }: { current: (typeof TABS)[number][0] }) => (
  <LinkTabs
    label={words.sections}
    tabs={TABS.map(([route, label]) => ({ href: pathTo(route), label, isCurrent: route === current }))}
  />
)
