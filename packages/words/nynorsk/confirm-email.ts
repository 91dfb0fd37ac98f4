/** Words of the page that confirms an e-mail address. */
export const confirmEmailWords = {
  confirmEmailTitle: 'Stadfest adressa di',
  confirmEmailTitleChange: 'Stadfest den nye adressa',
  confirmEmailTitleDone: 'Adressa er stadfesta',
  confirmEmailTitleTaken: 'Adressa høyrer til ein annan konto',
  confirmEmailTitleInvalidLink: 'Lenka verkar ikkje',
  confirmEmailText:
    'Nokon, truleg du, har oppretta ein konto hos {site} med {email}. Når du stadfestar, kan den som har passordet til kontoen, sjå billettane som er kjøpte med adressa, og vise dei i døra.',
  confirmEmailNotYou:
    'Var det ikkje du som oppretta kontoen? Då må du ikkje stadfeste. Be heller om nytt passord. Då er det berre du som slepp inn, og du kan slette kontoen.',
  confirmEmailButton: 'Kontoen er min, stadfest adressa',
  confirmEmailNewPassword: 'Be om nytt passord',
  confirmEmailChange:
    'Nokon, truleg du, vil bruke {email} til kontoen sin hos {site}. Når du stadfestar, loggar den som har kontoen, inn med denne adressa og kan sjå billettane som er kjøpte med henne.',
  confirmEmailChangeNotYou:
    'Var det ikkje du som bad om det? Då må du ikkje stadfeste. Lat att sida, så blir alt som før.',
  confirmEmailChangeButton: 'Kontoen er min, byt til denne adressa',
  confirmEmailDone:
    '{email} er stadfesta. Billettar som er kjøpte med adressa, finn du på sida «Mine billettar».',
  confirmEmailChanged:
    'Kontoen din har no {email} som e-postadresse. Ho er stadfesta, og du loggar inn med henne frå no av.',
  confirmEmailLoggedOut: 'Er du ikkje logga inn i denne nettlesaren, vel du eit nytt passord etterpå.',
  confirmEmailChoosePassword:
    '{email} er stadfesta. Ingen var logga inn på kontoen i denne nettlesaren. Difor er kontoen logga ut overalt, og det gamle passordet gjeld ikkje lenger. Vel eit nytt innan ein time.',
  confirmEmailToNewPassword: 'Vel nytt passord',
  confirmEmailToTickets: 'Til mine billettar',
  confirmEmailTaken:
    'Det finst alt ein annan konto med {email}. Logg inn på den, eller vel ei anna adresse på sida di.',
  confirmEmailInvalidLink:
    'Lenka er for gammal, alt brukt eller ikkje heil. Har du alt stadfesta, treng du ikkje gjere meir. Elles får du ei ny lenke på sida di.',
  confirmEmailToProfile: 'Til mi side',
}

export type ConfirmEmailWords = Readonly<Record<keyof typeof confirmEmailWords, string>>
