import { useContext, useMemo } from 'react'
import { type Words, WordsContext } from '../words.ts'

/** What members' features say. Apart from the other words, as most visitors never read them. */
export const MEMBER_NYNORSK = {
  memberEmailInvalid: 'Dette er ikkje ei heil e-postadresse. Skriv henne slik: namn@eksempel.no',
  memberEmailTaken: 'Det finst alt ein konto med denne adressa. Logg inn, eller be om nytt passord.',
  memberNameInvalid: 'Skriv namnet du vil bruke. Det kan ha opp til 60 teikn.',
  memberPasswordShort: 'Passordet må ha minst åtte teikn.',
  memberPasswordLong: 'Passordet er for langt. Det kan ha opp til 1000 teikn.',
  memberPasswordCommon: 'Dette passordet er lett å gjette. Vel eit anna, til dømes ei heil setning.',
  memberPasswordWrong: 'Passordet er ikkje rett.',
  memberLoginFailed: 'E-postadressa eller passordet er ikkje rett.',
  memberLoginNeeded: 'Du må logge inn.',
  memberTooMany: 'Det kom for mange forsøk herifrå på kort tid. Vent litt, og prøv att.',
  memberTooBusy: 'Det er mange som loggar inn akkurat no. Prøv att om litt.',
  memberResetInvalid: 'Lenka er for gammal, alt brukt eller ikkje heil.',
  memberFilmNotFound: 'Vi finn ikkje denne filmen.',
  memberReviewNotFound: 'Vi finn ikkje denne omtalen.',
  memberClubCodeInvalid: 'Koden er ikkje rett, alt brukt eller for gammal. Spør i skranken.',
  memberClubOnly: 'Dette er for medlemmer av kinoklubben.',
  memberStopInvalid: 'Lenka er ikkje heil. Logg inn, så kan du slå av e-posten på sida «Vil sjå».',

  memberFailed: 'Noko gjekk gale hos oss. Prøv att om litt. Går det framleis ikkje, så ta kontakt med oss.',
  memberNoAnswer: 'Vi får ikkje kontakt. Sjå om du har dekning, og prøv att.',
  memberNeedsScript:
    'Medlemssidene treng JavaScript. Slå det på i nettlesaren, eller kom innom skranken, så hjelper vi deg.',
  memberLoading: 'Hentar',
  memberTryAgain: 'Prøv att',
  memberMore: 'Vis fleire',
  memberSave: 'Lagre',
  memberSaved: 'Lagra.',
  memberCancel: 'Avbryt',

  memberEmail: 'E-post',
  memberPassword: 'Passord',
  memberNewPassword: 'Nytt passord',
  memberOldPassword: 'Passordet du har no',
  memberPasswordHint: 'Minst åtte teikn. Ei heil setning er lett å hugse og vond å gjette.',
  memberPasswordMissing: 'Skriv passordet.',
  memberShowPassword: 'Vis',
  memberHidePassword: 'Gøym',
  memberName: 'Namn',
  memberNameHint: 'Andre ser det når du skriv omtalar. Det treng ikkje vere heile namnet.',

  memberLogIn: 'Logg inn',
  memberLogOut: 'Logg ut',
  memberForgotten: 'Gløymt passord?',
  memberCreate: 'Opprett konto',
  memberNoAccountYet: 'Ny her?',
  memberHasAccount: 'Har du konto frå før?',
  memberHere: 'Du er logga inn som {name}.',
  memberAskLink: 'Send meg ei lenke',
  memberLinkSent:
    'Sjå i e-posten din. Har {email} ein konto her, kjem det ei lenke som varer i ein time. Kjem ho ikkje, så sjå i søppelposten.',
  memberLinkMissing:
    'For å velje nytt passord treng du lenka frå e-posten. Be om ei ny om du ikkje finn henne.',
  memberAskNewLink: 'Be om ei ny lenke',
  memberKeepPassword: 'Lagre nytt passord',
  memberPasswordChanged: 'Passordet er nytt. Andre stader der du var logga inn, er du logga ut.',
  memberResetDone: 'Passordet er nytt. No kan du logge inn med det.',

  memberYou: 'Om deg',
  memberShortcuts: 'Sidene dine',
  memberTickets: 'Mine billettar',
  memberTicketsText: 'Koden du viser i døra',
  memberWatchList: 'Vil sjå',
  memberWatchListText: 'Filmane du har merkt deg',
  memberClub: 'Kinoklubb',
  memberClubText: 'Kort, tilbod og eigne framsyningar',
  memberUnconfirmed: 'E-postadressa di er ikkje stadfesta.',
  memberUnconfirmedText:
    'Billettar som er kjøpte med {email}, kjem fram under «Mine billettar» når du har stadfesta at adressa er di. Opne lenka i e-posten frå oss. Finn du han ikkje, sender vi ein ny.',
  memberConfirmationSent:
    'Vi har sendt ei lenke til {email}. Ho varer i eitt døgn, og du kan opne henne på kva telefon eller maskin du vil. Kjem ho ikkje, så sjå i søppelposten.',
  memberChangeEmail: 'Byt e-postadresse',
  memberChangeEmailText:
    'Vi sender ei lenke til den nye adressa. Den gamle gjeld til du har stadfesta den nye. Billettar som er kjøpte med ei adresse du ikkje har stadfesta, følgjer ikkje med.',
  memberNewEmail: 'Ny e-postadresse',
  memberYourPassword: 'Passordet ditt',
  memberChangeEmailSent:
    'Vi har sendt ei lenke til {email}. Opne henne innan eitt døgn og stadfest, så er adressa bytt. Til då loggar du inn som før.',
  memberChangePassword: 'Byt passord',
  memberYourData: 'Det vi veit om deg',
  memberExportText: 'Last ned alt vi har lagra om deg, som ei fil.',
  memberExport: 'Last ned',
  memberDelete: 'Slett konto',
  memberDeleteText:
    'Kontoen, lista, omtalane og klubbkortet blir borte med ein gong, og vi kan ikkje hente dei att. Billettar du har kjøpt, gjeld framleis, men du finn dei ikkje att her.',
  memberDeleteSure: 'Slett kontoen min for godt',

  watchListEmpty: 'Lista er tom. Trykk på «Vil sjå» ved ein film, så ligg han her til han kjem på plakaten.',
  watchListToCinema: 'Sjå kva som går på kino',
  watchListRemove: 'Fjern',
  watchMails: 'Send meg e-post når ein film på lista blir sett opp, og dagen før siste framsyning',
  watchMailsOn: 'E-post er slått på.',
  watchMailsOff: 'E-post er slått av.',
  watchMailsStopped:
    'Du får ikkje fleire e-postar om «Vil sjå». Lista er som før, og der kan du slå dei på att.',
  watchMailsToList: 'Til lista di',

  ticketsEmpty: 'Du har ingen billettar her no. Dei du kjøper med {email}, dukkar opp av seg sjølve.',
  ticketsToProgram: 'Sjå kva som går',
  ticketsPast: 'Tidlegare',
  ticketsCopy: 'Vi får ikkje kontakt. Dette er billettane slik dei var {when}. Koden verkar like fullt.',
  ticketQr: 'QR-kode for {title}',
  ticketHall: 'Sal',
  ticketRow: 'Rad',
  ticketSeat: 'Sete',
  ticketValidTo: 'Gjeld til {when}',
  ticketCalendar: 'Legg i kalenderen',
  ticketOrder: 'Opne billetten hos seljaren',
  ticketShow: 'Vis koden',

  reviewsEmpty: 'Ingen har skrive om filmen enno. Du kan bli den første.',
  reviewWrite: 'Skriv omtale',
  reviewEdit: 'Endre omtalen din',
  reviewLogIn: 'Logg inn for å skrive omtale',
  reviewYourStars: 'Kor mange stjerner?',
  reviewStarsMissing: 'Vel kor mange stjerner filmen får.',
  reviewStar: '{count} stjerner',
  reviewStarOne: '1 stjerne',
  reviewComment: 'Kva syntest du?',
  reviewCommentHint: 'Du kan òg la det stå tomt.',
  reviewSend: 'Legg ut',
  reviewSent: 'Takk! Omtalen din er lagd ut.',
  reviewLike: 'Lik',
  reviewLikes: '{count} liker omtalen til {name}',
  reviewIsSpoiler: 'Omtalen avslører handlinga',
  reviewSpoiler: 'Avslører handlinga. Vis likevel',
  reviewTicket: 'Har vore og sett filmen her',

  clubLogIn: 'Logg inn for å bli med, eller for å sjå kortet ditt.',
  clubJoin: 'Bli med',
  clubCode: 'Kode frå skranken',
  clubCodeHint: 'Åtte teikn, til dømes K7M2-9PQX.',
  clubCard: 'Medlemskort',
  clubNumber: 'Medlem nr. {number}',
  clubSince: 'Sidan {when}',
  clubChanges: 'Koden skiftar av seg sjølv. Vis kortet på skjermen: eit bilete av det verkar ikkje.',
  clubOffers: 'Tilbod',
  clubOffersEmpty: 'Ingen tilbod akkurat no. Nye kjem når det er noko å feire.',
  clubOfferEnds: 'Til og med {when}',
  clubScreenings: 'Klubbframsyningar',
  clubScreeningsEmpty: 'Ingen klubbframsyningar er sette opp enno.',
  clubLeave: 'Meld deg ut',
  clubLeaveText:
    'Kortet sluttar å verke med ein gong. Vil du bli med att, treng du ein ny kode frå skranken.',
  clubLeaveSure: 'Meld meg ut av kinoklubben',
  clubLeft: 'Du er meld ut av kinoklubben. Takk for følgjet!',
  clubQr: 'QR-kode for medlemskortet',
}

export type MemberWords = Readonly<typeof MEMBER_NYNORSK>

/** All words at once; a house's own stand before ours. */
export function useMemberWords(): Words & MemberWords {
  const words = useContext(WordsContext)
  return useMemo(() => ({ ...MEMBER_NYNORSK, ...words }), [words])
}
