import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/id.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Indonesian. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'id',
  name: 'Bahasa Indonesia',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    stopWords: words(
      'ada adalah adanya agar akan akhir akhirnya aku anda antara asal atas atau awal awalnya bagi bagian bahkan bahwa baik balik banyak bapak baru bawah beberapa begitu bekerja belakang belum benar berada berarti berbagai berikutnya berkata berlangsung berlebihan bersama bertanya besar biasa biasanya bisa buat bukan bukanlah bukannya bulan cara cukup dahulu dalam dan dapat dari daripada datang dekat demi demikian dengan depan di dia diberikan dibuat digunakan dikatakan diketahui dilakukan diminta dimulai dini diperkirakan diperlukan diri dirinya disampaikan disebutkan ditanya dua empat guna hal hampir hanya hanyalah hari harus hingga ia ibu ikut ingat ingin inginkan ini inilah itu itulah jadi jauh jawab jelas jika juga jumlah kalau kami kamu karena kasus kata katakan katanya ke keadaan kedua keduanya keluar kembali kemudian kemungkinan kepada kepadanya ketika khususnya kini kita kurang lagi lain lainnya lalu lama lebih lima luar maka malah mampu masa masalah masih mau maupun melakukan melalui melihat memang memastikan memberi memberikan membuat meminta memperlihatkan mempunyai memulai memungkinkan menambahkan mendapat mendapatkan mendatang menegaskan mengakhiri mengatakan mengenai mengetahui menggunakan mengingat mengucapkan mengungkapkan menjadi menuju menunjukkan menurut menyampaikan menyangkut menyatakan menyebutkan merasa mereka merupakan meski meskipun mulai mungkin naik namun oleh orang pada padanya paling panjang pantas para penting pentingnya per perlu pernah pertama pertanyaan pihak pihaknya pukul pula pun punya rasa rata saat saja saling sama sambil sampai sana sangat satu saya sebab sebagai sebagaimana sebagian sebanyak sebelum sebelumnya sebenarnya sebesar sebuah secara sedang sedikit sedikitnya segala segera seharusnya sehingga sejak sejauh sejumlah sekali sekarang seketika sekitar selain selalu selama seluruh semacam semakin sementara semua semuanya sendiri seorang sepanjang seperti sepihak serta serupa seseorang sesuatu sesudah setelah setengah setiap setidaknya setinggi siap suatu sudah tahu tahun tak tampak tanpa tapi tegas telah tempat tengah tentang tentu tepat terakhir terasa terdapat terdiri terhadap teringat terjadi terjadinya terlalu terlebih terlihat termasuk ternyata tersebut terus terutama tetap tetapi tidak tiga tinggi tutur ujar ujarnya umum ungkap untuk waktu waktunya walaupun yakin yang',
    ),
    questionWords: words('apa siapa mana dimana kapan bagaimana mengapa kenapa berapa apakah bagaimanakah siapakah'),
    genericHeadings: phrases(
      'pendahuluan|pengantar|kesimpulan|penutup|ringkasan|rangkuman|ikhtisar|gambaran umum|latar belakang|informasi lebih lanjut|informasi tambahan|baca juga|sumber|referensi|daftar pustaka|catatan|tautan|pranala luar|artikel terkait|lihat juga|daftar isi|pertanyaan umum|pertanyaan yang sering diajukan|tanya jawab|faq|kelebihan|kekurangan|kelebihan dan kekurangan|fitur|tips|contoh|rincian|hasil|pembahasan|kontak|tentang kami|komentar',
    ),
    referenceOpeners: phrases(
      'ini|itu|tersebut|dia|ia|mereka|beliau|di sini|di sana|kemudian|lalu|oleh karena itu|karena itu|jadi|selain itu|lebih lanjut|juga|tetapi|namun|akan tetapi|meskipun demikian|di sisi lain|sebaliknya|jika tidak|dalam hal ini|sementara itu|dan|atau|keduanya|demikian',
    ),
    abbreviations: words('dll dsb dst dr prof ir drs dra jl jln no hal tgl tlp telp kab kec prov rp tsb yth st s.d a.n u.p'),
    genericLinkTexts: phrases(
      'di sini|disini|klik di sini|klik disini|selengkapnya|baca selengkapnya|baca lebih lanjut|lebih lanjut|informasi lebih lanjut|pelajari lebih lanjut|lanjutkan|tautan|tautan ini|halaman ini|halaman|situs|artikel|artikel ini|rincian|unduh|sumber|info',
    ),
    genericWords: words(
      'alasan aspek bagian bahagia baik baru belajar beragam berbagai berbeda berhasil berkembang bermanfaat bernilai berperan berpikir berubah bervariasi besar capai cara cocok contoh dampak dukungan dunia efek efektif elemen era faktor fondasi gagasan gairah hal hari harmoni hasil hidup ide indah individu inspirasi inti istimewa jawaban jiwa keanekaragaman kebahagiaan kebaikan keberhasilan kebutuhan kecil kegembiraan kehidupan keindahan kelebihan kemungkinan kenyamanan kepentingan kepuasan keragaman kesabaran keseharian keseimbangan kesempatan kesuksesan kesulitan keuntungan keyakinan khusus kontribusi kualitas kunci landasan langkah manfaat manusia masa masalah masyarakat memahami memastikan membantu memberikan memilih memperbaiki memulai memungkinkan menakjubkan menarik menawarkan mencapai mencoba mendasar mendukung menemukan menikmati menjalani merasa metode modern momen motivasi mudah mulai mungkin nilai nyaman orang peluang pemahaman pemikiran pendekatan peningkatan penting perasaan perbedaan percaya perhatian perkembangan perlu pertumbuhan perubahan pikiran pilih positif potensi pribadi puas ragam sederhana seimbang sejumlah semangat sempurna senang seseorang sesuatu solusi spesial sukses sulit tantangan tema tepat terbaik topik tubuh tujuan tumbuh unik unsur utama variasi waktu zaman',
    ),
  },
  patterns: {
    currency: 'rupiah',
    free: '\\bgratis\\b',
  },
  months: months(
    'januari/jan februari/feb maret/mar april/apr mei juni/jun juli/jul agustus/agu september/sep oktober/okt november/nov desember/des',
  ),
  termLength: 7,
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
