import { PenceCell as PenceCell_e5e50f638b2500c7d47970def7d9621a } from '@/admin/fields/PenceCell'
import { PenceField as PenceField_b01eb708ad7345584cf2eeaf74b4a030 } from '@/admin/fields/PenceField'
import { SamePersonPanel as SamePersonPanel_ca22901ffb0781929bbd273ca8cb4242 } from '@/admin/inbox/SamePersonPanel'
import { AnswerPanel as AnswerPanel_bcea1325260f63563800d3f4fb38b54b } from '@/admin/inbox/AnswerPanel'
import { OwnerCell as OwnerCell_96cb315984dbf1231fc1e0c22666421e } from '@/admin/inbox/OwnerCell'
import { DueCell as DueCell_99e540b150028125104b480431b00ba8 } from '@/admin/inbox/DueCell'
import { MailsAboutIt as MailsAboutIt_dde1d6341f43031447122191ecfb0b81 } from '@/admin/inbox/MailsAboutIt'
import { QuickFilters as QuickFilters_8c4d6346a2450dc7a12102dc9f769378 } from '@/admin/inbox/QuickFilters'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PriceTokenField as PriceTokenField_cf4fa5712f20341c29d733cbc5af2b0e } from '@/admin/price-tokens/PriceTokenField'
import { PriceTokenLabel as PriceTokenLabel_205bda4885ed739252d7dd07d2e12b0e } from '@/admin/price-tokens/PriceTokenLabel'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextRowLabel as TextRowLabel_962a9f15393c7702835cda41effee88e } from '@/admin/fields/TextRowLabel'
import { SendAgain as SendAgain_c4690d4090be70cce629e816b7148530 } from '@/admin/inbox/SendAgain'
import { InsertPriceToken as InsertPriceToken_2569e36e455371902d2f98aef07b7b3f } from '@/admin/price-tokens/InsertPriceToken'
import { ChangePrices as ChangePrices_9549d3f637f9a4ce579c558fd23d6e5c } from '@/admin/prices/ChangePrices'
import { PlainCell as PlainCell_ba31ca7e29cf14573f8b4634331c6db8 } from '@/admin/fields/PlainCell'
import { SectionLabel as SectionLabel_01eb3757e3e689a76ea3a1a7cc2f32b5 } from '@/admin/fields/SectionLabel'
import { ScanPanel as ScanPanel_b260adcda0e99dff27d3c201b604b3af } from '@/admin/scans/ScanPanel'
import { Icon as Icon_02798fa61072cab6da92891b8e552dc5 } from '@/admin/branding/Icon'
import { Logo as Logo_7e3c75542bae7f6b46b1ffc0e92d996e } from '@/admin/branding/Logo'
import { Today as Today_1a0cdcaa1bbc3f92f5e334e126702286 } from '@/admin/dashboard/Today'
import { SampleData as SampleData_a64361eb695841c3ee9c02f09b17aa8e } from '@/admin/sample-data/SampleData'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/admin/fields/PenceCell#PenceCell": PenceCell_e5e50f638b2500c7d47970def7d9621a,
  "@/admin/fields/PenceField#PenceField": PenceField_b01eb708ad7345584cf2eeaf74b4a030,
  "@/admin/inbox/SamePersonPanel#SamePersonPanel": SamePersonPanel_ca22901ffb0781929bbd273ca8cb4242,
  "@/admin/inbox/AnswerPanel#AnswerPanel": AnswerPanel_bcea1325260f63563800d3f4fb38b54b,
  "@/admin/inbox/OwnerCell#OwnerCell": OwnerCell_96cb315984dbf1231fc1e0c22666421e,
  "@/admin/inbox/DueCell#DueCell": DueCell_99e540b150028125104b480431b00ba8,
  "@/admin/inbox/MailsAboutIt#MailsAboutIt": MailsAboutIt_dde1d6341f43031447122191ecfb0b81,
  "@/admin/inbox/QuickFilters#QuickFilters": QuickFilters_8c4d6346a2450dc7a12102dc9f769378,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/price-tokens/PriceTokenField#PriceTokenField": PriceTokenField_cf4fa5712f20341c29d733cbc5af2b0e,
  "@/admin/price-tokens/PriceTokenLabel#PriceTokenLabel": PriceTokenLabel_205bda4885ed739252d7dd07d2e12b0e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/fields/TextRowLabel#TextRowLabel": TextRowLabel_962a9f15393c7702835cda41effee88e,
  "@/admin/inbox/SendAgain#SendAgain": SendAgain_c4690d4090be70cce629e816b7148530,
  "@/admin/price-tokens/InsertPriceToken#InsertPriceToken": InsertPriceToken_2569e36e455371902d2f98aef07b7b3f,
  "@/admin/prices/ChangePrices#ChangePrices": ChangePrices_9549d3f637f9a4ce579c558fd23d6e5c,
  "@/admin/fields/PlainCell#PlainCell": PlainCell_ba31ca7e29cf14573f8b4634331c6db8,
  "@/admin/fields/SectionLabel#SectionLabel": SectionLabel_01eb3757e3e689a76ea3a1a7cc2f32b5,
  "@/admin/scans/ScanPanel#ScanPanel": ScanPanel_b260adcda0e99dff27d3c201b604b3af,
  "@/admin/branding/Icon#Icon": Icon_02798fa61072cab6da92891b8e552dc5,
  "@/admin/branding/Logo#Logo": Logo_7e3c75542bae7f6b46b1ffc0e92d996e,
  "@/admin/dashboard/Today#Today": Today_1a0cdcaa1bbc3f92f5e334e126702286,
  "@/admin/sample-data/SampleData#SampleData": SampleData_a64361eb695841c3ee9c02f09b17aa8e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
