import { MIN_PASSWORD_LENGTH } from '../store/accounts.ts'
import type { Purchase } from '../store/purchases.ts'
import { html } from './html.ts'
import { alert, page } from './layout.ts'

export function logInPage(email = '', problem?: string): string {
  return page({
    title: problem ? 'Logg inn, prøv på nytt' : 'Logg inn',
    body: html`${problem && alert(problem)}
<form method="post" action="/profile/login">
${fields(email, 'current-password')}
<p><label class="line"><input type="checkbox" name="hugs" value="1"> Hugs meg</label></p>
<p><button>Logg inn</button> <button class="quiet" formaction="/profile/new">Opprett profil</button></p>
</form>`,
  })
}

export function profilePage(email: string, purchases: Purchase[], getTitle: (purchase: Purchase) => string) {
  return page({
    title: 'Profilen din',
    body: html`<p>Du er logga inn som <strong>${email}</strong>.</p>
<h2>Ordrane dine</h2>
${
  purchases.length === 0
    ? html`<p>Du har ikkje kjøpt noko enno.</p>`
    : html`<ul>${purchases.map((each) => html`<li><a href="/${each.venueId}/orders/${each.token}">Ordre ${each.number}: ${getTitle(each)}</a></li>`)}</ul>`
}
<form method="post" action="/profile/logout"><p><button class="quiet">Logg ut</button></p></form>`,
  })
}

const fields = (email: string, autocomplete: string) => html`<p><label for="epost">E-postadressa di</label>
<input id="epost" name="epost" type="email" autocomplete="username" required maxlength="254" value="${email}"></p>
<p><label for="passord">Passord</label>
<input id="passord" name="passord" type="password" autocomplete="${autocomplete}" required minlength="${MIN_PASSWORD_LENGTH}" aria-describedby="passord-hjelp"></p>
<p id="passord-hjelp">Minst ${MIN_PASSWORD_LENGTH} teikn.</p>`
