import type { aboutBuying } from './questions-buying';

/**
 * As owners type them on a phone, with slang, errors and a story first. What is right may be answered, or be
 * among the questions that the chat asks back.
 */
export const typedInAHurry: typeof aboutBuying = [
  [
    'I do mostly flat roofs and a bit of leadwork round Gloucester, been on Checkatrade six years and sick of paying for it, is it worth having me own site',
    'Is Checkatrade',
  ],
  ['how long till its up n running', 'How long does a website take'],
  ['dyou come out and take the photos or is that on me', 'Do you do the photographs'],
  ['can i have a page for every town i work in, theres about 30', 'How many town pages'],
  [
    'what if im not happy with how it looks can i get me money back',
    'What if I don’t like the design',
  ],
  ['my mate pays monthly for his, do i have to as well', 'Do I have to pay monthly'],
  [
    'We’re a two-vet practice in Ledbury. Which of your packages would suit a veterinary surgery?',
    'What kind of businesses',
  ],
  ['can clients book appointments for thier pets on line', 'Can customers book online'],
  [
    'Our site is on Squarespace. Will our email stop working when we move it over',
    'Does my e-mail keep working',
  ],
  ['who rights the words on the site us or you', 'Who writes the text'],
  ['Can you work round us, we’re only free to talk after evening surgery', 'Can you ring me back'],
  [
    'is there another vet in herefordshire you already work for, we don’t want you helping the rivals',
    'What if you already work for a competitor',
  ],
  ['i use fresha atm can i keep it', 'Can I keep the booking system'],
  ['insta pics on the website??', 'Can my Instagram'],
  ['ppl keep not turning up can it take deposits', 'Can customers book online'],
  ['can i sell gift cards', 'Can I sell'],
  ['do u do it in instalments im skint', 'What do I pay, and when'],
  ['Do you do logos hun', 'Do you design logos'],
  ['can people fill in the PAR-Q online', 'Should the PAR-Q'],
  [
    'our old web bloke owns the domain and wont answer emails what do we do',
    'My domain is in my agency',
  ],
  [
    'If I cancel the monthly plan what notice do I have to give and is there a penalty',
    'How do I end a monthly plan',
  ],
  ['what happens to the blog posts you write if i stop the plan', 'How do I end a monthly plan'],
  ['Which regulatory details does an accountant need to show on a website', 'And an accountancy'],
  [
    'i want to sell bouquets online maybe a dozen different ones what would that cost me',
    'Can I sell things',
  ],
  [
    'Someone told me my website is rubbish, is there a way to check for free',
    'What do I get from the free website scan',
  ],
  ['will i be top of google for wedding flowers', 'Will my site come first'],
  [
    'We run a four-room guest house near Ross. Can guests check availability and book through our existing booking engine?',
    'Can customers book online',
  ],
  ['How many pages do you get for twelve hundred quid', 'How many pages do I get'],
  ['what happens if you go out of business', 'What happens to my site if you go bust'],
  ['Tripadvisor reviews can we put them on', 'Can my Google reviews'],
  [
    'one man band driving instructor, is it worth me having a site or just stick with my facebook page',
    'Is a Facebook page enough',
  ],
  ['do i have to use my own mobile number for whatsapp', 'Do I have to use my private number'],
  ['can i add more pages later on when ive got a bit more cash', 'How many pages do I get'],
  ['what do u need from me to get started', 'What do you need from me'],
  ['i live in swansea is that too far', 'Where are you'],
  ['Do you take on dental practices', 'What kind of businesses'],
  [
    'We need to know how patient data from the contact form is handled; what do you do about GDPR?',
    'Do we get a written agreement',
  ],
  ['If the site crashes on a Saturday night who fixes it', 'What happens if my website goes down'],
  [
    'we’re a small food bank with next to no money, do you do anything cheaper for charities',
    'Is there a discount',
  ],
  [
    'Our trustees have to agree everything by committee, will that be a problem',
    'Several partners',
  ],
  ['can our volunteers update the news on the site themselves', 'Can I edit the website myself'],
  [
    'im a tiler in swindon got about 400 photos of bathrooms on my phone, can they go on there',
    'Can I show my finished jobs with photos?',
  ],
  [
    'just me and six dogs lol is it a bit daft me having a website, prob too small for you',
    'Is my business too small for you?',
  ],
  [
    'do mobile mechanics actualy get jobs off a website or is it just for show',
    'Will a website bring me more customers?',
  ],
  [
    'we run a tea room and the specials board changes every week, i dont want to be ringing somebody each time',
    'Can I edit the website myself?',
  ],
  [
    'tattoo studio here everything we do goes on insta can it just pull thru to the site',
    'Can my Instagram pictures show on the site?',
  ],
  [
    'sick of no shows, want people to pay a deposit when they book in',
    'Can customers book online?',
  ],
  [
    'guy who did our nursery website has gone quiet and the web address is registerd to him how do we get it off him',
    'My domain is in my agency’s name. What now?',
  ],
  [
    'i teach violin after school and im at work in the day so only free after 7 to talk',
    'Can you ring me back?',
  ],
  [
    'we have 2 letting branches, want the bot to send leads to the right one',
    'Reads more, asks questions, sorts enquiries',
  ],
  [
    'landlords want to log in and see there statements is that something u do',
    'Can the site link to our client portal?',
  ],
  [
    'brewery. want to sell mixed cases online, 10 beers or so, card payment',
    'Can I sell things on my website?',
  ],
  [
    'i do pt and physio, want new clients filling in the health form online before they turn up, ok or not',
    'Should the PAR-Q be on the website?',
  ],
  [
    'im a wedding photographer so i have my own pics, do they stay mine if you use them',
    'Do you do the photographs?',
  ],
  ['cant write for toffee me. who does the wording', 'Who writes the text?'],
  [
    'mortgage broker, network has to sign off anything we publish, how does that work with you',
    'We are regulated by the FCA. Who checks the copy?',
  ],
  [
    'other firm wants 60 quid a month for hosting is that normal or am i being had',
    'What will domain and hosting cost?',
  ],
  [
    'opening the shop in 3 weeks whats the quickest you could have something up',
    'How long does a website take?',
  ],
  ['can i pay it off bit by bit, cash flow is shocking til spring', 'What do I pay, and when?'],
  [
    'got burnt before, paid a lad half up front and he did a runner, hows this different',
    'What if you vanish with my deposit?',
  ],
  [
    'how do i actually ask for a refund, who do i write to and how long before i get the money',
    'How to ask for a refund, and when it arrives',
  ],
  [
    'my brother in law says he can knock one up on wix for 200 quid so why would i go with you',
    'Why pay you, if Wix or my nephew does it cheaper?',
  ],
  [
    'got a godaddy site but forgot the log in years ago, can u still shift it',
    'Can you move my site from Wix, Squarespace or GoDaddy?',
  ],
  [
    'will my info@ email stop workin when you switch it over',
    'Does my e-mail keep working while we move?',
  ],
  [
    'we come up 2nd for upholsterer hereford at the moment and i dont want to lose that with a new site',
    'Will I lose my place on Google when I switch?',
  ],
  [
    'ive got 84 five star reviews on google be a shame not to have them on there',
    'Can my Google reviews stand on the website?',
  ],
  ['need a new logo as well do you do them', 'Do you design logos?'],
  [
    'would u run my facebook ads while your at it',
    'Do you run Facebook or Google ads, or social media?',
  ],
  [
    'all my work comes off checkatrade tbh, do i even need one',
    'Is Checkatrade or another directory enough?',
  ],
  [
    'theres another tattooist two doors down, promise me you wont do his',
    'Who gets territorial exclusivity?',
  ],
  ['whats the 99 quid a month actually get me', 'Site Guardian'],
  ['if i jack in the monthly thing do i lose the website', 'How do I end a monthly plan?'],
  ['so is that plus vat or all in', 'VAT'],
  [
    'site crashes on a saturday night who sorts it',
    'What happens if my website goes down or breaks?',
  ],
  [
    'what if its rubbish and i hate it, do i still have to pay the other half',
    'What if I don’t like the design, and how many changes can I make?',
  ],
  [
    'would someone come out to the farm shop and see us first, does that cost',
    'Do you come to my premises?',
  ],
  ['where are you lot based', 'Where are you, and do we have to meet?'],
  ['any examples i can click on for a sparky or plumber', 'Can I see a site for my trade?'],
  [
    'half my customers are over 80 with bad eyes, will they manage it',
    'Will my website be accessible to disabled people?',
  ],
  [
    'somebody said i need a cookie popup and a gdpr page, do i',
    'Do I need a privacy policy or a cookie banner?',
  ],
  [
    'i dont want randoms having my own mobile number on whatsapp',
    'Do I have to use my private number?',
  ],
  [
    'people send me pics of there sofa for a price, can they do that thru the site on whatsapp',
    'Can customers send me photos by WhatsApp?',
  ],
  [
    'does the bot ever make stuff up, id be worried it promises a price',
    'Can the chatbot give a wrong answer?',
  ],
  [
    'were a nursery, is it ok to have a chat bot for the parents or would you advise against',
    'Who should not have an AI chatbot?',
  ],
  ['be honest do you use chatgpt to do the work', 'Use of AI tools'],
  [
    'my lad says nobody googles anymore they ask chatgpt, would we come up in that',
    'Will AI assistants find my site?',
  ],
  [
    'i tile in bath, bristol, keynsham and frome do i want a page for every one',
    'How many town pages should I have?',
  ],
  [
    'say i start with 5 pages, can i stick 2 more on next year and what would that be',
    'How many pages do I get, and can I add some later?',
  ],
  [
    'wifes poorly so we might need to put it on hold for a couple months',
    'What happens if I have to pause?',
  ],
  ['if i put my mate onto you do i get owt for it', 'Referral rewards'],
  ['what do you need off me to get going', 'What do you need from me?'],
  ['we use treatwell for the massages, not changing that', 'Can I keep the booking system I have?'],
  [
    'we do botox, can we have that on the home page',
    'Can the site mention anti-wrinkle injections?',
  ],
  [
    'theres three of us partners in the estate agents and we never agree on anything, wont that drag it out',
    'Several partners have to agree. How do you keep it moving?',
  ],
  [
    'my daughter looked at our old one on her iphone and you couldnt read it, will the new one be ok',
    'Will my website work on a mobile phone?',
  ],
  [
    'you say 1200 now but i bet it creeps up once you get going',
    'Can the price change after I have agreed to it?',
  ],
  [
    'do you sort out the .co.uk for me or do i buy it first. and email?',
    'Do I get a domain name and e-mail addresses?',
  ],
  [
    'tried to put my site in the free checker thing, what do i get out of it',
    'What do I get from the free website scan?',
  ],
  ['only do weddings nothing else, would one page do me', 'Is one page enough for me?'],
  ['we use reapit for our properties, can it feed into the website', 'Third-party integrations'],
  ['what happens to me in two years if you pack it in', 'What happens to my site if you go bust?'],
  ['whats the diffrence between starter and growth', 'Which package includes what?'],
  [
    'im on the 249 one and want to drop down to the 99, do i keep my patch',
    'Do I keep my territory if I move to a smaller plan?',
  ],
  [
    'can people buy gift vouchers for a sports massage off the site',
    'Can I sell vouchers and products?',
  ],
];
