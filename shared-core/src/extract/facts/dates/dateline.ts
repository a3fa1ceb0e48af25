import { caselessLetter, letter, lowerLetter, mark, upperLetter } from '../../../languages/characters/characters.ts'
import { asciiDigits } from '../ascii-digits.ts'
import { saysOtherDay, saysPublication, saysUpdate } from './date-labels.ts'

/** Cities that datelines name, as their countries and their neighbours write them. */
const cities =
  'Berlin|Hamburg|München|Munich|Múnich|Monaco di Baviera|Köln|Cologne|Colonia|Frankfurt|Frankfurt am Main|Francfort|Fráncfort|Francoforte|Stuttgart|Düsseldorf|Leipzig|Dresden|Bonn|Karlsruhe|Bremen|Hannover|Nürnberg|Wien|Vienna|Vienne|Viena|Wenen|Graz|Salzburg|Innsbruck|Linz|Bern|Berne|Berna|Zürich|Zurich|Zúrich|Zurigo|Genf|Geneva|Genève|Ginebra|Ginevra|Genebra|Basel|Bâle|Lausanne|Davos|Vaduz|Paris|París|Parigi|Parijs|Paryż|Lyon|Marseille|Toulouse|Bordeaux|Lille|Nantes|Nice|Rennes|Strasbourg|Straßburg|Grenoble|Montpellier|Brüssel|Brussels|Bruxelles|Brussel|Bruselas|Bruxelas|Antwerpen|Antwerp|Gent|Liège|Luxemburg|Luxembourg|Luxemburgo|Lussemburgo|Den Haag|The Hague|La Haye|La Haya|Amsterdam|Ámsterdam|Rotterdam|Utrecht|Eindhoven|London|Londres|Londra|Londen|Londyn|Londýn|Manchester|Birmingham|Liverpool|Edinburgh|Glasgow|Cardiff|Belfast|Dublin|Dublín|Dublino|Cork|Madrid|Barcelona|Valencia|Sevilla|Bilbao|Zaragoza|Málaga|Lisboa|Lisbon|Lissabon|Lisbonne|Lisbona|Porto|Coimbra|Rom|Rome|Roma|Rzym|Řím|Mailand|Milano|Milan|Milán|Napoli|Neapel|Naples|Torino|Turin|Firenze|Florenz|Florence|Bologna|Venezia|Venedig|Venice|Genova|Palermo|Athen|Athens|Athènes|Atenas|Atene|Αθήνα|Θεσσαλονίκη|Kopenhagen|Copenhagen|København|Copenhague|Copenaghen|Aarhus|Stockholm|Estocolmo|Göteborg|Malmö|Oslo|Bergen|Trondheim|Helsinki|Helsingfors|Tampere|Turku|Reykjavík|Reykjavik|Tallinn|Riga|Rīga|Vilnius|Warschau|Warszawa|Warsaw|Varsovie|Varsovia|Varsavia|Kraków|Krakau|Krakow|Gdańsk|Wrocław|Poznań|Łódź|Prag|Praha|Prague|Praga|Brno|Ostrava|Bratislava|Budapest|Debrecen|Szeged|Bukarest|București|Bucharest|Bucarest|Cluj-Napoca|Timișoara|Iași|Sofia|София|Zagreb|Ljubljana|Belgrad|Beograd|Belgrade|Београд|Sarajevo|Skopje|Скопје|Tirana|Tiranë|Kiew|Kyiv|Kiev|Київ|Киев|Lviv|Львів|Odesa|Одеса|Харків|Minsk|Минск|Москва|Moskau|Moscow|Moscou|Moscú|Mosca|Санкт-Петербург|Новосибирск|Екатеринбург|Казань|Алматы|Астана|Tiflis|Tbilisi|Yerevan|Baku|Bakı|Istanbul|İstanbul|Ankara|İzmir|Washington|New York|Nueva York|Nova York|Los Angeles|Chicago|Boston|San Francisco|Seattle|Houston|Dallas|Atlanta|Miami|Philadelphia|Detroit|Denver|Las Vegas|Austin|Toronto|Montréal|Montreal|Ottawa|Vancouver|Calgary|Québec|Ciudad de México|Mexico City|Mexiko-Stadt|Guadalajara|Monterrey|Buenos Aires|Córdoba|Santiago|Santiago de Chile|Lima|Bogotá|Medellín|Quito|Caracas|La Paz|Montevideo|Asunción|San José|Panamá|La Habana|Havana|São Paulo|Rio de Janeiro|Brasília|Brasilia|Salvador|Recife|Porto Alegre|Belo Horizonte|Curitiba|Kairo|Cairo|Le Caire|El Cairo|Il Cairo|القاهرة|الإسكندرية|الرياض|جدة|دبي|أبوظبي|أبو ظبي|الدوحة|الكويت|بغداد|دمشق|بيروت|عمان|عمّان|القدس|غزة|رام الله|تونس|الجزائر|الرباط|الدار البيضاء|طرابلس|الخرطوم|صنعاء|Jerusalem|Tel Aviv|ירושלים|תל אביב|חיפה|Beirut|Beyrouth|Baghdad|Bagdad|Damascus|Damas|Amman|Riyadh|Doha|Dubai|Abu Dhabi|Tehran|Teheran|Téhéran|تهران|Tunis|Algier|Alger|Algiers|Rabat|Casablanca|Lagos|Abuja|Accra|Dakar|Abidjan|Nairobi|Addis Ababa|Kampala|Kigali|Johannesburg|Cape Town|Kapstadt|Pretoria|Neu-Delhi|New Delhi|Mumbai|Bangalore|Bengaluru|Kolkata|Chennai|Hyderabad|नई दिल्ली|मुंबई|लखनऊ|पटना|Karachi|Lahore|Islamabad|Dhaka|ঢাকা|কলকাতা|Colombo|Kathmandu|Kabul|Peking|Beijing|Pékin|Pekín|Pechino|北京|上海|广州|廣州|深圳|南京|成都|武汉|香港|台北|臺北|高雄|Shanghai|Hong Kong|Hongkong|Taipei|Tokyo|Tokio|東京|大阪|京都|名古屋|福岡|札幌|Osaka|Seoul|Séoul|Seúl|서울|부산|대구|인천|광주|대전|Hà Nội|Hanoi|TP.HCM|Đà Nẵng|Bangkok|กรุงเทพฯ|กรุงเทพ|Singapore|Singapur|Kuala Lumpur|Jakarta|Bandung|Surabaya|Manila|Sydney|Melbourne|Brisbane|Perth|Canberra|Auckland|Wellington'
/** What follows a city behind a comma. */
const countries =
  'Germany|Deutschland|Austria|Österreich|Switzerland|Schweiz|Suisse|France|Frankreich|Francia|Spain|España|Italy|Italia|Italien|Portugal|Netherlands|Nederland|Belgium|Belgique|België|UK|United Kingdom|England|Scotland|Wales|Ireland|USA|US|United States|Canada|Mexico|México|Argentina|Chile|Brazil|Brasil|Poland|Polska|Czech Republic|Hungary|Greece|Denmark|Sweden|Norway|Finland|Ukraine|Україна|Turkey|Türkiye|Israel|India|China|Japan|Australia|Virginia|California|Texas|Florida|Massachusetts|Illinois|Ontario|(?:[A-Z]\\.){2,3}|[A-Z]{2}'

const capitalWord = `(?:${upperLetter}|${caselessLetter})[${letter}${mark}'’.-]*`
const place = `${capitalWord}(?:\\s(?:(?:am|an der|ob der|de|del|do|di|la|le|of|upon|on|sur|sous|en|nad|на)\\s)?${capitalWord}){0,3}`
/** Between place and day: a colon, a comma, a dash. */
const joint = String.raw`(?:\s?[,:：，،、]\s?|\s?[—–]\s?|\s--?\s)`
/** Small words before a day. */
const lead = '(?:(?:den|am|le|el|il|lì|a|em|on|dne|dnia)\\s)?'
const weekday = `(?:${letter}{2,14}(?:-feira)?,?\\s)?`
const written = String.raw`(?:\d{1,2}(?:[./-]\d{1,2}[./-]|[^\d.,:;!?]{0,4}\s?[^\d,:;!?]{2,22}\s?)\d{4}|\d{4}[^\d,;:!?]{1,16}\d{1,2}\S{0,3}(?:\s?\d{1,2}\s?[日일])?|${letter}{3,12}\.?\s\d{1,2},?\s\d{4})`
const dateline = new RegExp(
  String.raw`^(${place})(?:,\s?(?:${countries})|\s?\((?:AFP|AP|dpa|epd|EFE|Reuters|APA|ots)\))?${joint}${lead}${weekday}(${written})(?=\.?\s?(?:$|[—–(:|/]|--?\s)|\.?\s(?:${upperLetter}|${caselessLetter}))`,
  'u',
)
const known = new Set(cities.split('|').map((city) => city.toLowerCase()))

/** Prepositions of place. */
const inPlace =
  'in|at|near|from|around|to|nach|aus|bei|à|en|a|de|em|no|na|di|da|te|naar|uit|bij|i|på|fra|från|w|we|do|z|v|ve|в|во|из|у|до|з|із|în|la|din|σε|στην|στο|στη|في|من|إلى'

/** The text names it as a place; languages that inflect names change their ends. */
function isNamedPlace(name: string, text: string, language: string): boolean {
  const stem = language === 'de' || language === 'en' || name.length < 5 ? name : name.slice(0, Math.max(4, name.length - 2))
  const escaped = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!${letter})(?:${inPlace})\\s${escaped}${stem === name ? '' : `${lowerLetter}{0,4}`}(?!${letter})`, 'u').test(text)
}

/**
 * The day of a dateline that opens a line: `Berlin: 14 October 2025`, `PARIS — 3 mars 2025 (AFP) – …`. The word before it is a place: a city
 * known for datelines, or one that the text names behind a preposition. null: no dateline.
 */
export function dayOfDateline(line: string, text: string, language: string): string | null {
  const match = dateline.exec(asciiDigits(line.slice(0, 160)).trim())
  if (match === null) return null
  const [, name, day] = match as unknown as [string, string, string]
  if (saysPublication(name) || saysUpdate(name) || saysOtherDay(`${name} 1`)) return null
  return known.has(name.toLowerCase()) || isNamedPlace(name, text, language) ? day : null
}
