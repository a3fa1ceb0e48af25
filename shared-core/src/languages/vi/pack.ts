import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/vi.gen.ts'
import { phrases, words } from '../words/entries.ts'

/** Vietnamese: syllables are written apart and are kept whole as terms. */
export const pack: LanguagePack = {
  tag: 'vi',
  name: 'Tiếng Việt',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    stopWords: words(
      'ai ấy bạn bao bên bị bởi bằng càng các cái cần chỉ chiếc cho chứ chưa chuyện có cả cùng cũng của cứ đã đang đây để đến đều điều đó được do đi em hay hết hoặc hơn họ không khi khá là lại làm lên lúc luôn mà mình mỗi một mọi muốn nào này nay nếu nên nếu ngay nhưng những nhất nhiều như nhau nó nơi nữa ở phải qua quá ra rằng rất rồi sau sẽ so sự tại thì theo thế thể tới tôi trên trong trước từ từng và vào vẫn vậy vì việc với vừa vẫn ông bà chúng ta tất thật thêm thôi còn bộ con người kia khác đối chính đấy đâu đó',
    ),
    questionWords: words('ai gì nào đâu sao bao mấy khi'),
    genericHeadings: phrases(
      'giới thiệu|mở đầu|lời mở đầu|kết luận|lời kết|tổng kết|tóm tắt|tổng quan|khái quát|bối cảnh|thông tin chung|thông tin thêm|tham khảo|tài liệu tham khảo|nguồn|nguồn tham khảo|ghi chú|chú thích|liên kết|liên kết ngoài|xem thêm|mục lục|nội dung|câu hỏi thường gặp|hỏi đáp|hỏi và đáp|faq|ưu điểm|nhược điểm|ưu nhược điểm|ưu và nhược điểm|ưu điểm và nhược điểm|lợi ích|đặc điểm|tính năng|mẹo|lời khuyên|ví dụ|chi tiết|kết quả|thảo luận|phương pháp|các bước tiếp theo|bước 1|bước 2|bước 3|phần 1|phần 2|khác|bình luận|liên hệ|về chúng tôi|về tác giả|phụ lục|bài viết liên quan|bài liên quan|đánh giá|những điểm chính|khái niệm',
    ),
    referenceOpeners: phrases(
      'này|đó|đây|điều này|điều đó|việc này|việc đó|nó|họ|chúng|anh ấy|cô ấy|ông ấy|bà ấy|những điều này|những thứ này|ở đây|ở đó|tại đây|vì vậy|vì thế|do đó|do vậy|bởi vậy|cho nên|như vậy|sau đó|rồi|khi đó|lúc đó|ngoài ra|bên cạnh đó|hơn nữa|thêm vào đó|đồng thời|tuy nhiên|nhưng|thế nhưng|mặt khác|ngược lại|trái lại|thay vào đó|nếu không|trong trường hợp này|như đã nói ở trên|như đã đề cập|trong khi đó|và|hoặc|cả hai|tương tự|kết quả là',
    ),
    abbreviations: words('tp tx tt q p ts ths gs pgs bs ks ông bà vd v.v tr st nxb t.p tr.cn scn đ/c st. sđt đt'),
    promotionalPhrases: phrases(
      'không thể tin được|tuyệt vời|tuyệt vời nhất|đột phá|cách mạng|độc nhất vô nhị|có một không hai|vô song|vượt trội|hàng đầu thế giới|hàng đầu thị trường|dẫn đầu thị trường|đẳng cấp thế giới|chất lượng hàng đầu|chất lượng tốt nhất|chất lượng cao nhất|giải pháp hoàn hảo|lựa chọn hoàn hảo|hoàn hảo|ấn tượng|mua ngay|đặt hàng ngay|đăng ký ngay|gọi ngay|đừng bỏ lỡ|không thể bỏ qua|thời gian có hạn|số lượng có hạn|ưu đãi độc quyền|ưu đãi đặc biệt|khuyến mãi sốc|giá sốc|miễn phí|đảm bảo|cam kết|hoàn tiền|không rủi ro|trong mơ|kỳ diệu|thần kỳ|phép màu|dễ dàng|lên tầm cao mới|thay đổi cuộc đời|siêu phẩm|đỉnh cao|tốt nhất',
    ),
    fillerPhrases: phrases(
      'thực ra|thật ra|thực sự|thật sự|nói chung|nhìn chung|về cơ bản|tất nhiên|dĩ nhiên|rõ ràng|ngày nay|hiện nay|trong thời đại ngày nay|trong thế giới ngày nay|trong cuộc sống hiện đại|cần lưu ý rằng|điều quan trọng cần lưu ý|đáng chú ý là|như chúng ta đã biết|như mọi người đã biết|ai cũng biết|do thực tế là|thực tế là|liên quan đến|về mặt|xét về|ở một mức độ nào đó|theo một cách nào đó|suy cho cùng|cuối cùng thì|theo ý kiến của tôi|theo tôi|thành thật mà nói|không thể phủ nhận|chắc chắn rằng|không còn nghi ngờ gì nữa|đóng vai trò quan trọng',
    ),
    announcements: phrases(
      'trong bài viết này|trong bài này|trong hướng dẫn này|bài viết này sẽ|bài viết sau đây|bài viết dưới đây|chúng tôi sẽ giới thiệu|chúng ta sẽ tìm hiểu|hãy cùng tìm hiểu|cùng chúng tôi tìm hiểu|hãy cùng khám phá',
    ),
    genericWords: phrases(
      'quan trọng|tầm quan trọng|ý nghĩa|cần thiết|thiết yếu|cốt lõi|chìa khóa|then chốt|cơ bản|giá trị|vai trò|một phần|khía cạnh|yếu tố|nền tảng|đa dạng|vô số|độc đáo|nhu cầu|đặc biệt|đơn giản|dễ dàng|khó khăn|lợi ích|ưu điểm|tích cực|tốt đẹp|tốt hơn|tốt nhất|to lớn|cải thiện|nâng cao|gia tăng|hiệu quả|thành công|kết quả|tác động|ảnh hưởng|chất lượng|giúp đỡ|giúp ích|hỗ trợ|mang lại|đem lại|cung cấp|cho phép|góp phần|đảm bảo|đạt được|mục tiêu|cuộc sống|cuộc đời|thế giới|cơ thể|tâm hồn|tinh thần|xã hội|hàng ngày|mỗi ngày|thời gian|hôm nay|ngày nay|hiện nay|hiện đại|tương lai|con đường|cách thức|bước đi|khoảnh khắc|trải nghiệm|lựa chọn|phù hợp|đúng đắn|tìm thấy|tìm kiếm|tìm hiểu|khám phá|học hỏi|hiểu biết|mong muốn|suy nghĩ|tin tưởng|tin rằng|ghi nhớ|đừng quên|thử nghiệm|bắt đầu|tận hưởng|cảm thấy|cảm nhận|thay đổi|phát triển|khả năng|cơ hội|tiềm năng|thách thức|thử thách|giải pháp|ý tưởng|phương pháp|chú ý|quan tâm|hạnh phúc|vui vẻ|niềm vui|hài lòng|cân bằng|hài hòa|cảm hứng|động lực|tự tin|đam mê|kiên trì|kiên nhẫn|tuyệt vời|hoàn hảo|mọi thứ|vấn đề|câu hỏi|câu trả|trả lời|chủ đề|quan điểm|lý do|ví dụ|công việc|trở nên|trở thành',
    ),
    definitionVerbs: phrases(
      'là|là một|là những|là các|có nghĩa là|nghĩa là|được gọi là|gọi là|được định nghĩa|được định nghĩa là|được hiểu là|được biết đến|chỉ|bao gồm|gồm|đề cập đến|mô tả|tượng trưng',
    ),
    genericLinkTexts: phrases(
      'tại đây|ở đây|đây|nhấn vào đây|bấm vào đây|click vào đây|xem thêm|đọc thêm|tìm hiểu thêm|chi tiết|xem chi tiết|tiếp tục|đọc tiếp|liên kết|link|trang này|trang|bài viết|bài viết này|tải về|tải xuống|nguồn|thông tin',
    ),
    sayingVerbs: phrases(
      'nói|cho biết|cho hay|cho rằng|giải thích|nhấn mạnh|khẳng định|tuyên bố|theo|viết|báo cáo|thông báo|cảnh báo|nhận định|nhận xét|chia sẻ|bổ sung|trả lời|ước tính|kết luận|phát biểu|thừa nhận',
    ),
    numberUnits: words(
      'phần trăm người khách hàng bệnh nhân học sinh sinh viên công nhân nhân viên công ty doanh nghiệp quốc gia nước thành phố trường bệnh viện hộ căn trường hợp nghiên cứu lần năm tháng tuần ngày giờ phút giây triệu tỷ tỉ nghìn ngàn trăm đồng vnđ đô usd euro kg g mg tấn km m cm mm mét hecta ha lít l ml kwh mwh w kw mw v gb mb tb ghz độ calo kcal phòng chỗ thành viên phiếu chiếc cái sản phẩm trang từ bài điểm lượt',
    ),
    superlatives: words('nhất'),
    qualifiers: words('nhất duy miễn đảm hoàn toàn chính thức độc quyền luôn mọi tất không'),
    negations: words('không chưa chẳng đừng chớ'),
    modals: phrases('nên|có thể|phải|cần|sẽ'),
    deictics: words('này đây đó'),
    firstPerson: phrases('tôi|chúng tôi|chúng ta|mình'),
    secondPerson: words('bạn'),
    thirdPerson: phrases('anh ấy|cô ấy|ông ấy|bà ấy|họ'),
    curiosityWords: phrases(
      'không thể tin|bí mật|bí quyết|sốc|gây sốc|bất ngờ|ngỡ ngàng|điều gì xảy ra|sự thật|mẹo|thủ thuật|lý do|dấu hiệu|điều|không ai biết|bạn cần biết|phải biết|khiến bạn|chắc chắn|điên rồ|kinh ngạc|kỳ lạ|hóa ra|xem ngay',
    ),
    numberWords: words('không một hai ba bốn năm sáu bảy tám chín mười trăm nghìn ngàn triệu tỷ tỉ nửa rưỡi'),
    conditions: words('nếu khi chỉ trước sau trừ không'),
    stepWords: words('bước'),
    transitionWords: phrases(
      'tuy nhiên|nhưng|vì vậy|do đó|vì thế|ngoài ra|bên cạnh đó|hơn nữa|mặt khác|ngược lại|ví dụ|chẳng hạn|trước hết|đầu tiên|thứ nhất|thứ hai|thứ ba|sau đó|cuối cùng|tóm lại|nói cách khác|bởi vì|vì|nếu|khi|trong khi|mặc dù|tức là|cụ thể|đặc biệt|như vậy|đồng thời',
    ),
  },
  // syllables, kept whole
  termLength: 20,
  answerTypes: {
    count: phrases('bao nhiêu|có bao nhiêu|mấy|tỷ lệ|bao lâu|bao xa'),
    time: phrases('khi nào|năm nào|vào năm nào|ngày nào|vào ngày nào|bao giờ|từ khi nào|lúc nào|tháng nào'),
    who: phrases('ai|ai là|ai đã|người nào|của ai'),
    steps: phrases('làm thế nào để|làm sao để|cách|cách nào'),
    definition: phrases('thế nào là'),
  },
  intents: {
    how_to: phrases('cách|làm thế nào|hướng dẫn|các bước'),
    definition: phrases('thế nào là|định nghĩa|khái niệm'),
    comparison: phrases('so sánh|khác nhau|sự khác biệt|khác biệt|hay'),
    list: phrases('top|những|các|mẹo|lý do|ví dụ|ý tưởng'),
    price: phrases('giá|bao nhiêu tiền|chi phí|học phí|lương|phí|rẻ'),
    review: phrases('đánh giá|review|trải nghiệm|thử nghiệm'),
    news: phrases('hôm nay|hôm qua|ra mắt|công bố|tin mới'),
    opinion: phrases('quan điểm|ý kiến|vì sao tôi'),
  },
  patterns: {
    references: 'tài liệu tham khảo|nguồn',
    currency: 'đồng',
  },
  shares: {
    numbers: 'một=1 hai=2 ba=3 bốn=4 năm=5',
    fractions: [['(một|hai|ba|bốn) phần (W)<end>', 'ba=3 tư=4 năm=5 sáu=6 tám=8 mười=10']],
    words: [['một nửa(?= (?:số|dân|các|người))', 50]],
  },
  months: [],
  ease: null,
  sentenceLimit: 25,
  answerThreshold: 580,
  phrases: { whatIs: '{} là gì?', howTo: 'Cách {}', howToPrefix: 'cách', versus: '{} hay {}', inSteps: '{} trong {} bước' },
  levels,
}
