import { MEMBER_PATHS } from '@lerret/model'
import { memberPage, memberPages as starterPages } from '@lerret/starter/pages'
import { HOUSE } from '../house.ts'

/** Members' pages, with those of the cinema club. */
export const memberPages = [
  ...starterPages(HOUSE.title),
  memberPage(MEMBER_PATHS.club, 'cinema-club', {
    title: 'Kinoklubb',
    description: 'Kinoklubben i Fjordheim: eigne framsyningar, tilbod og eit kort i lomma.',
    html: `<h3>For dei som kjem ofte</h3>
<p>Kinoklubben er for alle som liker film på stort lerret. Medlemmene har eigne framsyningar, får vite om program før andre og har tilbod i foajeen.</p>
<h3>Slik blir du med</h3>
<ol><li>Kom innom skranken og sei at du vil vere med. Det kostar 250 kroner for eit år.</li><li>Du får ein kode på åtte teikn.</li><li>Logg inn her og skriv koden. Kortet ligg på telefonen med ein gong.</li></ol>
<p>Spørsmål? <a href="/kontakt">Ta kontakt</a>, så svarar vi.</p>`,
  }),
]
