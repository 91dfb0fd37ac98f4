import type { PROBLEM_NYNORSK } from '../../../nynorsk/desk/content/problems.ts'
import type { Translation } from '../../../translation.ts'

/** Sentences about content that is left out of the site, or cannot be published, by the code of the problem. */
export const PROBLEM_BOKMAAL: Translation<typeof PROBLEM_NYNORSK> = {
  block_unknown: 'En blokk på {page} er av en type som ikke finnes.',
  block_not_allowed: 'En blokk på {page} er av en type som ikke er slått på for nettstedet.',
  block_version: 'En blokk på {page} er laget for en annen utgave av programmet.',
  block_data_missing:
    'Innholdet til en blokk på {page} er slettet eller ikke publisert. Publiser det, eller ta bort blokken.',
  block_data_mismatch: 'Innholdet til en blokk på {page} er laget for en annen type blokk.',
  block_setting_invalid: 'En blokk på {page} viser til noe som ikke finnes.',
  block_place_missing: 'En blokk på {page} står i en rad eller en kolonne som ikke finnes.',
  layout_invalid: 'To rader eller kolonner på {page} har samme nummer.',
  path_invalid: '{page} er ingen gyldig adresse.',
  path_taken: 'To sider vil ha adressen {page}. Gi den ene en annen.',
  sources_invalid: 'Kildene til {page} henger ikke sammen.',
  record_not_single: '{page} skal handle om én ting, men finner ingen eller flere.',
  meta_invalid: 'Tittelen eller omtalen av {page} for søkemotorer viser til noe som ikke finnes.',
  redirect_shadowed: 'Videresendingen fra {page} virker ikke, for det finnes en side der.',
  redirect_duplicate: 'To videresendinger går fra {page}. Ta bort den ene.',
  redirect_loop: 'Videresendingen fra {page} går i ring.',
  menu_unreachable: 'Et menypunkt ligger under ett som ikke finnes, og blir ikke vist.',
  production_missing:
    'En forestilling blir ikke vist, for filmen eller arrangementet er slettet eller ikke publisert.',
  picture_missing: 'Bildet finnes ikke i bildearkivet, så nyheten blir vist uten. Velg et annet.',
  record_invalid: 'Noe mangler eller er feil, så dette blir ikke vist.',
  icon_failed: 'Ikonet til nettstedet kan ikke lages. Prøv med et annet bilde.',
  unexpected: '{page} kan ikke lages, på grunn av en feil i programmet.',
  suggestion: 'Mente du «{suggestion}»?',
  aPage: 'En side',
  showRecord: 'Åpne',

  planContentInvalid:
    'Det som var planlagt, kunne ikke ut: noe mangler eller er feil. Rett det, og legg en ny plan.',
  planAddressTaken:
    'Det som var planlagt, kunne ikke ut: noe annet har fått adressen. Velg en annen, og legg en ny plan.',
  planRecordGone: 'Det som var planlagt, kunne ikke ut, for versjonen finnes ikke lenger. Legg en ny plan.',
  planRecordDeleted:
    'Planen falt bort da dette ble slettet. Hent det tilbake fra historikken og legg en ny plan, eller la det være.',
  planUnknown: 'Det som var planlagt, kom ikke ut. Prøv å legge en ny plan.',
  planOf: '{title}: {sentence}',

  fieldMissing: '{field} mangler.',
  fieldTooLong: '{field} er for lang.',
  fieldTooShort: '{field} er for kort.',
  fieldUnknown: '{field} er ukjent.',
  fieldInvalid: '{field} er ikke gyldig.',
  nameTitle: 'Tittelen',
  nameSlug: 'Adressen',
  nameContent: 'Teksten',
  nameCategory: 'Kategorien',
  nameAuthor: 'Forfatteren',
  nameImage: 'Bildet',
  nameStart: 'Starttiden',
  nameEnd: 'Sluttiden',
  nameHall: 'Salen',
  nameProduction: 'Filmen eller arrangementet',
  nameDuration: 'Lengden',
  namePath: 'Adressen',
  nameSource: 'Adressen',
  nameTarget: 'Målet',
  nameAlt: 'Bildeteksten',
  nameAny: 'Feltet «{field}»',
  nameRecord: 'Noe her',
}
