import type { TitleAdvice } from '../advice-words.ts'

/** Written by us. */
export const titleWords: TitleAdvice = {
  dates: {
    relative:
      'önceki gün|(?<!bir )dün(?! (?:ve|gibi) )|(?:geçen|geçtiğimiz|gelecek|önümüzdeki) (?:hafta(?: sonu)?|ay|yıl|yaz|kış|sonbahar|ilkbahar|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)(?!\\p{L})|(?:birkaç|iki|üç|dört|\\d{1,2}) (?:gün|hafta|ay) önce',
    ahead: 'gelecek|önümüzdeki',
    reports: [' dedi', ' söyledi', ' belirtti', ' açıkladı'],
    until: '(?:en geç|son tarih:?)',
    untilBehind: "['’]?(?:y?[ea]|tarihine|gününe) kadar",
    future:
      'olacak|olacaklar|düzenlenecek|yapılacak|başlayacak|açılacak|gerçekleşecek|planlanıyor|(?:[a-zçğıöşü]+(?:acak|ecek)(?:tır|tir|lar|ler)?)',
    holds: 'açık|geçerli|sürüyor|yapılabilir|başvuru(?:lar)?|kayıt(?:lar)?|mümkün|son|devam ediyor',
    past: 'oldu|yapıldı|düzenlendi|başladı|açıldı|gerçekleşti|sona erdi|sürdü|idi',
  },
  numbers: 'bir/tek iki/çift üç dört beş altı yedi sekiz dokuz on onbir oniki/düzine onbeş yirmi otuz kırk elli yüz',
  series: 'bölüm|kısım|gün|hafta|sezon|cilt|sayı',
  labels: {
    label: 'acil|son dakika|güncelleme|güncellendi|canlı|video|fotoğraflar|duyuru|taslak|kopyası|yeni|son sürüm',
    section: 'haberler|gündem|makaleler|makale|ana sayfa|basın bülteni|genel|blog',
    kindNames:
      'basın (?:bülteni|açıklaması)|bülten|(?:önemli )?duyuru(?:lar)?|genelge|tutanak|gündem|bilgilendirme|davet|rapor|hoş geldiniz|giriş|hakkımızda|tarif|röportaj|hatırlatma|program|özet|sonuçlar',
    by: 'yazan|yazar',
  },
}
