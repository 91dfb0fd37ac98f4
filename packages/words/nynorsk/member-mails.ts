/** Words of mails about accounts. */
export const memberMailWords = {
  memberMailResetSubject: 'Nytt passord hos {site}',
  memberMailResetAsked: 'Nokon, truleg du, har bede om nytt passord til kontoen din hos {site}.',
  memberMailResetHow: 'Opne lenka innan ein time, og vel eit nytt passord:',
  memberMailResetLink: 'Vel nytt passord',
  memberMailResetNotYou: 'Var det ikkje du? Då treng du ikkje gjere noko. Passordet ditt er som før.',

  memberMailConfirmSubject: 'Stadfest e-postadressa di hos {site}',
  memberMailConfirmAsked: 'Nokon, truleg du, har oppretta ein konto hos {site} med denne e-postadressa.',
  memberMailConfirmGives:
    'Når adressa er stadfesta, kan den som har passordet til kontoen, sjå billettane som er kjøpte med henne. Var det du, så opne lenka innan eitt døgn og stadfest:',
  memberMailConfirmLink: 'Stadfest adressa',
  memberMailConfirmNotYou:
    'Var det ikkje du som oppretta kontoen? Då må du ikkje stadfeste. Be heller om nytt passord. Då er det berre du som slepp inn, og du kan slette kontoen:',
  memberMailConfirmNotYouLink: 'Be om nytt passord',
  memberMailExistsSubject: 'Du har alt ein konto hos {site}',
  memberMailExistsAsked:
    'Nokon, truleg du, prøvde å opprette ein konto hos {site} med denne e-postadressa. Du har ein frå før, så det vart ikkje laga nokon ny. Her loggar du inn:',
  memberMailExistsLogIn: 'Logg inn',
  memberMailExistsForgotten: 'Hugsar du ikkje passordet, kan du velje eit nytt:',
  memberMailExistsForgottenLink: 'Vel nytt passord',
  memberMailExistsNotYou: 'Var det ikkje du? Då treng du ikkje gjere noko. Kontoen din er som før.',
  memberMailChangeSubject: 'Stadfest den nye e-postadressa di hos {site}',
  memberMailChangeAsked: 'Nokon, truleg du, vil bruke denne e-postadressa til kontoen sin hos {site}.',
  memberMailChangeGives:
    'Når adressa er stadfesta, loggar den som har kontoen, inn med henne og kan sjå billettane som er kjøpte med henne. Var det du, så opne lenka innan eitt døgn og stadfest:',
  memberMailChangeLink: 'Stadfest den nye adressa',
  memberMailChangeNotYou: 'Var det ikkje du? Då må du ikkje stadfeste. Elles treng du ikkje gjere noko.',
  memberMailChangedSubject: 'Kontoen din hos {site} har fått ny e-postadresse',
  memberMailChangedText:
    'Kontoen hos {site} som hadde denne e-postadressa, har fått ei anna. Frå no av loggar du inn med den nye adressa, og e-post frå oss kjem dit.',
  memberMailChangedNotYou:
    'Var det ikkje du som bytte? Svar på denne e-posten, eller skriv til {contact}, så hjelper vi deg.',
  memberMailDeletedSubject: 'Kontoen din hos {site} er sletta',
  memberMailDeletedText:
    'Kontoen hos {site} med denne e-postadressa er sletta, med lista, omtalane og klubbkortet. Billettar som er kjøpte med adressa, gjeld framleis.',
  memberMailDeletedNotYou:
    'Var det ikkje du? Svar på denne e-posten, eller skriv til {contact}. Dette er den siste e-posten om kontoen.',
  memberMailPasskeySubject: 'Passnøklane til kontoen din hos {site} er endra',
  memberMailPasskeyAdded:
    'Ein passnøkkel er lagd til kontoen din hos {site}. Med han loggar ein inn utan passord.',
  memberMailPasskeyRemoved: 'Ein passnøkkel er fjerna frå kontoen din hos {site}.',
  memberMailPasskeyNotYou:
    'Var det ikkje du? Vel nytt passord med «Gløymt passord?» der du loggar inn. Då blir alle passnøklar fjerna, og du er logga ut overalt.',
  staffMailSubject: 'Kontoen din i redaksjonen til {site} er endra',
  staffMailRole: '{name} har gjeve deg ei anna rolle i redaksjonen til {site}.',
  staffMailPassword: 'Passordet ditt i redaksjonen til {site} er bytt. Du er logga ut alle andre stader.',
  staffMailPasswordLink:
    '{name} har laga ei lenke som kontoen din i redaksjonen til {site} kan få nytt passord med, innan eitt døgn.',
  staffMailTwoFactorOn: 'Totrinnsinnlogginga til kontoen din i redaksjonen til {site} er slått på.',
  staffMailTwoFactorOff:
    'Totrinnsinnlogginga til kontoen din i redaksjonen til {site} er slått av, av {name}.',
  staffMailPasskeyAdded:
    'Ein passnøkkel, «{name}», er lagd til kontoen din i redaksjonen til {site}. Med han loggar ein inn utan passord.',
  staffMailPasskeyRemoved: 'Passnøkkelen «{name}» er fjerna frå kontoen din i redaksjonen til {site}.',
  /** Beside the address, where a browser lists passkeys. */
  passkeyOfStaff: 'redaksjonen',
  staffMailGuessesSubject: 'Nokon prøver å logge inn på kontoen din hos {site}',
  staffMailGuesses:
    'Feil passord er skrive fem gonger på ein time for kontoen din i redaksjonen til {site}. Ingen har kome inn med dei, og kontoen er open som før.',
  staffMailCodeGuesses:
    'Nokon som kan passordet ditt i redaksjonen til {site}, har skrive feil kode. Ingen har kome inn. Var det ikkje du, så byt passordet no.',
  staffMailNotYou:
    'Ventar du ikkje dette? Sei frå til ein administrator med ein gong, eller skriv til {contact}.',
}

export type MemberMailWords = Readonly<Record<keyof typeof memberMailWords, string>>
