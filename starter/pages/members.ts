import { MEMBER_PATHS } from '@lerret/model'
import type { BlockSettings } from '@lerret/page-engine'
import { type BuiltPage, block, page, wide } from './build.ts'

/** Members' pages. The published part is the same for everybody; the rest is loaded in the member's browser. */

type MemberBlock =
  | 'login'
  | 'create-account'
  | 'forgot-password'
  | 'reset-password'
  | 'profile'
  | 'watch-list'
  | 'my-tickets'
  | 'cinema-club'

/** A page with one block, which has the page's title for its heading. */
export function memberPage<Component extends MemberBlock>(
  path: string,
  component: Component,
  { title, description, ...settings }: PageTexts<Component>,
): BuiltPage {
  const key = path.slice(1)
  return page({
    id: `page-${key}`,
    title,
    path,
    description,
    rows: [wide(block(key, component, { heading: title, ...settings } as BlockSettings[Component]))],
  })
}

type PageTexts<Component extends MemberBlock> = { title: string; description: string } & Omit<
  BlockSettings[Component],
  'heading'
>

/** The cinema club, which members join with a code from the counter. */
export const clubPage = (title: string): BuiltPage =>
  memberPage(MEMBER_PATHS.club, 'cinema-club', {
    title: 'Kinoklubb',
    description: `Kinoklubben hos ${title}: eigne framsyningar, tilbod og eit kort i lomma.`,
    html: `<h3>Slik blir du med</h3>
<ol><li>Kom innom skranken og sei at du vil vere med.</li><li>Du får ein kode på åtte teikn.</li><li>Logg inn her og skriv koden. Kortet ligg på telefonen med ein gong.</li></ol>
<p>Spørsmål? <a href="/kontakt">Ta kontakt</a>, så svarar vi.</p>`,
  })

/** Log-in, account, watch list and tickets, for a house of this name. */
export const memberPages = (title: string): BuiltPage[] => [
  memberPage(MEMBER_PATHS.login, 'login', {
    title: 'Logg inn',
    description: `Logg inn hos ${title} for å sjå billettane dine og filmane du vil sjå.`,
    text: 'Billettane dine, filmane du vil sjå og klubbkortet på éin stad.',
  }),
  memberPage(MEMBER_PATHS.newAccount, 'create-account', {
    title: 'Ny konto',
    description: `Opprett konto hos ${title}. Det tek eit minutt og kostar ingenting.`,
    text: 'Det tek eit minutt og kostar ingenting. Billettar du alt har kjøpt med same e-post, kjem med når du har stadfesta adressa.',
  }),
  memberPage(MEMBER_PATHS.forgottenPassword, 'forgot-password', {
    title: 'Gløymt passord',
    description: `Få ei lenke på e-post, og vel nytt passord hos ${title}.`,
    text: 'Det hender dei fleste. Skriv adressa di, så sender vi ei lenke der du vel eit nytt.',
  }),
  memberPage(MEMBER_PATHS.newPassword, 'reset-password', {
    title: 'Nytt passord',
    description: `Vel nytt passord til kontoen din hos ${title}.`,
  }),
  memberPage(MEMBER_PATHS.profile, 'profile', {
    title: 'Mi side',
    description: `Kontoen din hos ${title}.`,
  }),
  memberPage(MEMBER_PATHS.watchList, 'watch-list', {
    title: 'Vil sjå',
    description: `Filmane du har merkt deg hos ${title}.`,
  }),
  memberPage(MEMBER_PATHS.tickets, 'my-tickets', {
    title: 'Mine billettar',
    description: `Billettane dine til ${title}, også utan dekning.`,
  }),
]
