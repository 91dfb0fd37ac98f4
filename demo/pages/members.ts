import { MEMBER_PATHS } from '@lerret/model'
import { block, page, wide } from './build.ts'

/** Members' pages. What is published of them is the same for everybody; the rest is fetched in the member's own browser. */

const login = page({
  id: 'page-logg-inn',
  title: 'Logg inn',
  path: MEMBER_PATHS.login,
  description: 'Logg inn hos Fjordheim kulturhus for å sjå billettane dine og filmane du vil sjå.',
  rows: [
    wide(
      block('logg-inn', 'login', {
        heading: 'Logg inn',
        text: 'Billettane dine, filmane du vil sjå og klubbkortet på éin stad.',
      }),
    ),
  ],
})

const newAccount = page({
  id: 'page-ny-konto',
  title: 'Ny konto',
  path: MEMBER_PATHS.newAccount,
  description: 'Opprett konto hos Fjordheim kulturhus. Det tek eit minutt og kostar ingenting.',
  rows: [
    wide(
      block('ny-konto', 'create-account', {
        heading: 'Ny konto',
        text: 'Det tek eit minutt og kostar ingenting. Billettar du alt har kjøpt med same e-post, kjem med.',
      }),
    ),
  ],
})

const forgottenPassword = page({
  id: 'page-gloymt-passord',
  title: 'Gløymt passord',
  path: MEMBER_PATHS.forgottenPassword,
  description: 'Få ei lenke på e-post, og vel nytt passord hos Fjordheim kulturhus.',
  rows: [
    wide(
      block('gloymt-passord', 'forgot-password', {
        heading: 'Gløymt passord',
        text: 'Det hender dei fleste. Skriv adressa di, så sender vi ei lenke der du vel eit nytt.',
      }),
    ),
  ],
})

const newPassword = page({
  id: 'page-nytt-passord',
  title: 'Nytt passord',
  path: MEMBER_PATHS.newPassword,
  description: 'Vel nytt passord til kontoen din hos Fjordheim kulturhus.',
  rows: [wide(block('nytt-passord', 'reset-password', { heading: 'Nytt passord' }))],
})

const profile = page({
  id: 'page-mi-side',
  title: 'Mi side',
  path: MEMBER_PATHS.profile,
  description: 'Kontoen din hos Fjordheim kulturhus.',
  rows: [wide(block('mi-side', 'profile', { heading: 'Mi side' }))],
})

const watchList = page({
  id: 'page-vil-sja',
  title: 'Vil sjå',
  path: MEMBER_PATHS.watchList,
  description: 'Filmane du har merkt deg hos Fjordheim kulturhus.',
  rows: [wide(block('vil-sja', 'watch-list', { heading: 'Vil sjå' }))],
})

const tickets = page({
  id: 'page-mine-billettar',
  title: 'Mine billettar',
  path: MEMBER_PATHS.tickets,
  description: 'Billettane dine til Fjordheim kulturhus, også utan dekning.',
  rows: [wide(block('mine-billettar', 'my-tickets', { heading: 'Mine billettar' }))],
})

const club = page({
  id: 'page-kinoklubb',
  title: 'Kinoklubb',
  path: MEMBER_PATHS.club,
  description: 'Kinoklubben i Fjordheim: eigne framsyningar, tilbod og eit kort i lomma.',
  rows: [
    wide(
      block('kinoklubb', 'cinema-club', {
        heading: 'Kinoklubb',
        html: `<h3>For dei som kjem ofte</h3>
<p>Kinoklubben er for alle som likar film på stort lerret. Medlemmene har eigne framsyningar, får vite om program før andre og har tilbod i foajeen.</p>
<h3>Slik blir du med</h3>
<ol><li>Kom innom billettluka og sei at du vil vere med. Det kostar 250 kroner for eit år.</li><li>Du får ein kode på åtte teikn.</li><li>Logg inn her og skriv koden. Kortet ligg på telefonen med ein gong.</li></ol>
<p>Spørsmål? <a href="/kontakt">Ta kontakt</a>, så svarer vi.</p>`,
      }),
    ),
  ],
})

export const memberPages = [
  login,
  newAccount,
  forgottenPassword,
  newPassword,
  profile,
  watchList,
  tickets,
  club,
]
