import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/ms.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Malay. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'ms',
  name: 'Bahasa Melayu',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    stopWords: words(
      'acara ada adalah air akan akhbar akhir alam amat amerika anak anggota antara antarabangsa apabila as asia asing atas atau awal awam bagaimanapun bagi bahagian baharu bahawa baik bandar banyak baru bawah beberapa bekas beliau belum berada berbanding berdasarkan berharap berikutan berjaya berkaitan berkata berlaku bermula bernilai bersama berubah besar bidang bilion boleh bukan bulan china dalam dan dapat dari daripada dasar datang demikian dengan depan dewan di dia dijangka dua dunia ekonomi empat enam hadapan hanya harga hari hasil hingga hubungan ia ialah indonesia industri ini isnin isu itu jabatan jalan jawatan jawatankuasa jika jualan juga jumaat jumlah juta kali kami kata katanya kawasan ke keadaan kecil kedua kedudukan kekal kenyataan kepada kepentingan keputusan kerajaan kerana kerja kes keselamatan keseluruhan ketika ketua khamis kini kita kos kuasa kumpulan lagi lain langkah laporan lebih lepas lima luar mahkamah mahu majlis makanan maklumat malam manakala masa masalah masih mata media melalui melihat memastikan membantu membawa memberi memberikan membuat mempunyai menambah menarik mencapai mendapat mendapatkan menerima mengambil mengenai menggunakan mengikut mengumumkan mengurangkan meningkat meningkatkan menjadi menjelang menteri menunjukkan menurut menyaksikan menyediakan mereka merupakan mesyuarat minggu minyak mudah mungkin nasional negara negeri oleh orang pada pagi paling para parlimen parti pasaran pasukan pegawai pejabat pekerja pelaburan pelbagai peluang pembinaan pemimpin penduduk penerbangan pengarah pengguna pengurusan peningkatan penting peratus perdana peringkat perjanjian perkara perkhidmatan perlu perniagaan persekutuan persidangan pertama pertubuhan petang pihak pilihan polis politik presiden prestasi program projek proses pukul pula pusat rakan rakyat ramai rantau raya rumah sahaja sama satu saya sebagai sebahagian sebanyak sebarang sebelum sebelumnya sebuah secara sedang segi sehingga sejak sekarang selama selasa selatan selepas seluruh semakin semasa sementara semua semula sen sendiri seorang sepanjang seperti seri serta sesi setiap setiausaha sidang singapura sini sistem sokongan sudah sukan sumber supaya syarikat tahap tahun tanah tanpa teknologi telah tempat tempatan tempoh tenaga tengah tentang terbaik terbang terbuka terdapat terhadap termasuk tersebut terus tetapi tiada tidak tiga timbalan timur tindakan tinggi turun turut untuk usaha utama walaupun wanita wilayah yang',
    ),
    questionWords: words('apa siapa mana bila bilakah bagaimana mengapa kenapa berapa apakah siapakah berapakah'),
    genericHeadings: phrases(
      'pengenalan|pendahuluan|kesimpulan|penutup|ringkasan|rumusan|gambaran keseluruhan|latar belakang|maklumat lanjut|maklumat tambahan|baca juga|sumber|rujukan|bibliografi|nota|pautan|pautan luar|artikel berkaitan|lihat juga|isi kandungan|kandungan|soalan lazim|soal jawab|faq|kelebihan|kekurangan|kelebihan dan kekurangan|ciri-ciri|petua|contoh|butiran|keputusan|perbincangan|hubungi kami|tentang kami|komen',
    ),
    referenceOpeners: phrases(
      'ini|itu|tersebut|dia|ia|mereka|beliau|di sini|di sana|kemudian|lalu|oleh itu|oleh sebab itu|jadi|selain itu|tambahan pula|juga|tetapi|namun|walau bagaimanapun|sebaliknya|jika tidak|dalam kes ini|sementara itu|dan|atau|kedua-duanya|demikian',
    ),
    abbreviations: words('dll dsb dr prof ir no hlm hal tel jln bil rm yb tn pn en dato st'),
    genericLinkTexts: phrases(
      'di sini|klik di sini|klik sini|lagi|baca lagi|baca selanjutnya|maklumat lanjut|ketahui lebih lanjut|teruskan|pautan|pautan ini|halaman ini|halaman|laman web|artikel|artikel ini|butiran|muat turun|sumber|info',
    ),
    genericWords: words(
      'asas aspek bahagian baharu baik belajar benda beraneka berbeza berfaedah berfikir berharga berjaya berkembang bermanfaat bernilai berperanan berubah besar cabaran cantik cara contoh detik diperlukan dunia elemen era faedah faktor fikiran gagasan gembira ghairah hal hari harmoni hasil hidup idea indah individu insan inspirasi inti istimewa jawapan jiwa kaedah kebahagiaan kebaikan kecil kegembiraan keharmonian kehidupan keindahan kejayaan kelebihan kemungkinan kepelbagaian kepentingan keperluan kepuasan kesabaran kesan keseimbangan kesejahteraan keselesaan kesukaran keyakinan khas kualiti kunci landasan langkah manfaat manusia masa masalah masyarakat matlamat memahami memainkan memastikan membantu memberikan membolehkan memerlukan memilih memperbaiki memudahkan memulakan menakjubkan menarik menawarkan mencapai mencuba mendasar menemui menikmati menjalani menyokong menyumbang merasa moden motivasi mudah mula mungkin nilai orang pelbagai peluang pemahaman pemikiran pendekatan peningkatan penting perasaan perbezaan percaya perhatian peribadi perkara perkembangan perlu perubahan pokok positif potensi puas ragam ringkas saat sebab seharian seimbang sejumlah selesa semangat sempurna seronok seseorang sesuatu soalan sokongan sukar tema tepat terbaik topik tubuh tujuan tumbuh unik unsur utama variasi zaman',
    ),
  },
  months: months('januari/jan februari/feb mac april/apr mei jun julai/jul ogos/ogo september/sep oktober/okt november/nov disember/dis'),
  termLength: 7,
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
