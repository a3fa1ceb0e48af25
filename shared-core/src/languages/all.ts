import { pack as af } from './af/pack.ts'
import { pack as ar } from './ar/pack.ts'
import { pack as az } from './az/pack.ts'
import { pack as be } from './be/pack.ts'
import { pack as bg } from './bg/pack.ts'
import { pack as bn } from './bn/pack.ts'
import { pack as bs } from './bs/pack.ts'
import { pack as ca } from './ca/pack.ts'
import { pack as cs } from './cs/pack.ts'
import { pack as cy } from './cy/pack.ts'
import { pack as da } from './da/pack.ts'
import { pack as de } from './de/pack.ts'
import { pack as el } from './el/pack.ts'
import { pack as en } from './en/pack.ts'
import { pack as es } from './es/pack.ts'
import { pack as et } from './et/pack.ts'
import { pack as eu } from './eu/pack.ts'
import { pack as fa } from './fa/pack.ts'
import { pack as fi } from './fi/pack.ts'
import { pack as fil } from './fil/pack.ts'
import { pack as fr } from './fr/pack.ts'
import { pack as ga } from './ga/pack.ts'
import { pack as gl } from './gl/pack.ts'
import { pack as gu } from './gu/pack.ts'
import { pack as he } from './he/pack.ts'
import { pack as hi } from './hi/pack.ts'
import { pack as hr } from './hr/pack.ts'
import { pack as hu } from './hu/pack.ts'
import { pack as hy } from './hy/pack.ts'
import { pack as id } from './id/pack.ts'
import { pack as is } from './is/pack.ts'
import { pack as it } from './it/pack.ts'
import { pack as ja } from './ja/pack.ts'
import { pack as ka } from './ka/pack.ts'
import { pack as kk } from './kk/pack.ts'
import { pack as km } from './km/pack.ts'
import { pack as kn } from './kn/pack.ts'
import { pack as ko } from './ko/pack.ts'
import type { LanguagePack } from './language.ts'
import { pack as lo } from './lo/pack.ts'
import { pack as lt } from './lt/pack.ts'
import { pack as lv } from './lv/pack.ts'
import { pack as mk } from './mk/pack.ts'
import { pack as ml } from './ml/pack.ts'
import { pack as mr } from './mr/pack.ts'
import { pack as ms } from './ms/pack.ts'
import { pack as mt } from './mt/pack.ts'
import { pack as my } from './my/pack.ts'
import { pack as nb } from './nb/pack.ts'
import { pack as ne } from './ne/pack.ts'
import { pack as nl } from './nl/pack.ts'
import { pack as nn } from './nn/pack.ts'
import { pack as pa } from './pa/pack.ts'
import { pack as pl } from './pl/pack.ts'
import { pack as pt } from './pt/pack.ts'
import { pack as ro } from './ro/pack.ts'
import { pack as ru } from './ru/pack.ts'
import { pack as sk } from './sk/pack.ts'
import { pack as sl } from './sl/pack.ts'
import { pack as sq } from './sq/pack.ts'
import { pack as sr } from './sr/pack.ts'
import { pack as sv } from './sv/pack.ts'
import { pack as sw } from './sw/pack.ts'
import { pack as ta } from './ta/pack.ts'
import { pack as te } from './te/pack.ts'
import { pack as th } from './th/pack.ts'
import { pack as tr } from './tr/pack.ts'
import { pack as uk } from './uk/pack.ts'
import { pack as ur } from './ur/pack.ts'
import { pack as vi } from './vi/pack.ts'
import { pack as zh } from './zh/pack.ts'

/** Every pack at once, for servers and tests. Browsers load one by `loadLanguagePack`. */
export const allPacks: readonly LanguagePack[] = [
  af,
  ar,
  az,
  be,
  bg,
  bn,
  bs,
  ca,
  cs,
  cy,
  da,
  de,
  el,
  en,
  es,
  et,
  eu,
  fa,
  fi,
  fil,
  fr,
  ga,
  gl,
  gu,
  he,
  hi,
  hr,
  hu,
  hy,
  id,
  is,
  it,
  ja,
  ka,
  kk,
  km,
  kn,
  ko,
  lo,
  lt,
  lv,
  mk,
  ml,
  mr,
  ms,
  mt,
  my,
  nb,
  ne,
  nl,
  nn,
  pa,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  sq,
  sr,
  sv,
  sw,
  ta,
  te,
  th,
  tr,
  uk,
  ur,
  vi,
  zh,
]
