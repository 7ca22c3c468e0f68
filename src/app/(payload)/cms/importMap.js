import { EditingGuard as EditingGuard_35ca5bb87408c09de02bc9d392c98a74 } from '@/admin/editing/EditingGuard'
import { PenceCell as PenceCell_e5e50f638b2500c7d47970def7d9621a } from '@/admin/fields/PenceCell'
import { PenceField as PenceField_b01eb708ad7345584cf2eeaf74b4a030 } from '@/admin/fields/PenceField'
import { ToPerson as ToPerson_9bfd6c44b0dd03f4b375594504554f6d } from '@/admin/person/ToPerson'
import { SamePersonPanel as SamePersonPanel_ca22901ffb0781929bbd273ca8cb4242 } from '@/admin/inbox/SamePersonPanel'
import { AnswerPanel as AnswerPanel_bcea1325260f63563800d3f4fb38b54b } from '@/admin/inbox/AnswerPanel'
import { EnquiryProposals as EnquiryProposals_ab2bc6d0552592a0969b32a1d32e3b2a } from '@/admin/proposals/EnquiryProposals'
import { EnquiryPanel as EnquiryPanel_5f99446bd7edfb0ac98cf54fa5a19d74 } from '@/admin/territories/EnquiryPanel'
import { OwnerCell as OwnerCell_96cb315984dbf1231fc1e0c22666421e } from '@/admin/inbox/OwnerCell'
import { DueCell as DueCell_99e540b150028125104b480431b00ba8 } from '@/admin/inbox/DueCell'
import { MailsAboutIt as MailsAboutIt_dde1d6341f43031447122191ecfb0b81 } from '@/admin/inbox/MailsAboutIt'
import { ListBar as ListBar_29e3ad77ef550e66330a554913483c7c } from '@/admin/lists/ListBar'
import { StandingPanel as StandingPanel_d5e8029ed78e6a0fe3e3a6097dfde8de } from '@/admin/proposals/StandingPanel'
import { ProposalPanel as ProposalPanel_b1cd9ed065eadd429f139abc8663faa4 } from '@/admin/territories/ProposalPanel'
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
import { DropEmptyLinksClient as DropEmptyLinksClient_119f4240a0d1180d987f9e5f295e833b } from '@/admin/rich-text/drop-empty-links'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PriceTokenField as PriceTokenField_cf4fa5712f20341c29d733cbc5af2b0e } from '@/admin/price-tokens/PriceTokenField'
import { PriceTokenLabel as PriceTokenLabel_205bda4885ed739252d7dd07d2e12b0e } from '@/admin/price-tokens/PriceTokenLabel'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SectionLabel as SectionLabel_01eb3757e3e689a76ea3a1a7cc2f32b5 } from '@/admin/fields/SectionLabel'
import { TextRowLabel as TextRowLabel_962a9f15393c7702835cda41effee88e } from '@/admin/fields/TextRowLabel'
import { LineLabel as LineLabel_86557acca38cbab64c411db8cbd18d9a } from '@/admin/proposals/LineLabel'
import { ContractPanel as ContractPanel_8a8d2ac173628f78e9fe0e07e7731b5b } from '@/admin/territories/ContractPanel'
import { StateCell as StateCell_df1f3b7a1dd7d358c410facc4b6ccc9b } from '@/admin/territories/StateCell'
import { CertificatePanel as CertificatePanel_9db42aacc04754e4ea714587498801f0 } from '@/admin/territories/CertificatePanel'
import { HeldTerritories as HeldTerritories_13c29e983ea3d62f6bd3fa6de318b9dd } from '@/admin/territories/HeldTerritories'
import { SendAgain as SendAgain_c4690d4090be70cce629e816b7148530 } from '@/admin/inbox/SendAgain'
import { BoardAsList as BoardAsList_3445b7ca90b9269758b5e8472a5c389c } from '@/admin/prices/BoardAsList'
import { InsertPriceToken as InsertPriceToken_2569e36e455371902d2f98aef07b7b3f } from '@/admin/price-tokens/InsertPriceToken'
import { ToPriceBoard as ToPriceBoard_7e45a69d6d8d589a604abe78e11ad1df } from '@/admin/prices/ToPriceBoard'
import { ScheduleItem as ScheduleItem_9be3fe6cfa47666adf6048ec91bd90f8 } from '@/admin/scheduling/ScheduleItem'
import { DeleteItem as DeleteItem_262505f3d6549d8a7dd8b84a5016b430 } from '@/admin/removal/DeleteItem'
import { PlainCell as PlainCell_ba31ca7e29cf14573f8b4634331c6db8 } from '@/admin/fields/PlainCell'
import { ScanPanel as ScanPanel_b260adcda0e99dff27d3c201b604b3af } from '@/admin/scans/ScanPanel'
import { DashboardLink as DashboardLink_a2c90ca663e733d046d8f68eaf5223de } from '@/admin/keywords/DashboardLink'
import { InvitationPanel as InvitationPanel_8d809ea3bab11593fedec2d75664ffb4 } from '@/admin/accounts/InvitationPanel'
import { CredentialsPanel as CredentialsPanel_cec008b21a6d1d422e3994db6477d96e } from '@/admin/accounts/CredentialsPanel'
import { SecondFactorPanel as SecondFactorPanel_a541db20d0f4088c9c9e3ece2f852ad8 } from '@/admin/accounts/SecondFactorPanel'
import { SignInCell as SignInCell_7cdcee160750f76e6ac1951e1d0f8ea2 } from '@/admin/accounts/SignInCell'
import { SessionPanel as SessionPanel_44c0dd414f5cfa3957e4c1a972dbd20d } from '@/admin/accounts/SessionPanel'
import { HandOverPanel as HandOverPanel_78da053e26b1ba13cbb2e593b9adbb9b } from '@/admin/accounts/HandOverPanel'
import { InviteSomebody as InviteSomebody_acfd96b72cbbf614fe61d7d086d267b2 } from '@/admin/accounts/InviteSomebody'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Icon as Icon_02798fa61072cab6da92891b8e552dc5 } from '@/admin/branding/Icon'
import { Logo as Logo_7e3c75542bae7f6b46b1ffc0e92d996e } from '@/admin/branding/Logo'
import { OtherScreens as OtherScreens_6865de9420a5b8cd9c4028e61a1f7646 } from '@/admin/branding/OtherScreens'
import { Today as Today_1a0cdcaa1bbc3f92f5e334e126702286 } from '@/admin/dashboard/Today'
import { SampleData as SampleData_a64361eb695841c3ee9c02f09b17aa8e } from '@/admin/sample-data/SampleData'
import { SignInHelp as SignInHelp_0098520d114c197afbe7d9131c427f9e } from '@/admin/accounts/SignInHelp'
import { PriceBoardView as PriceBoardView_99d5462f31c28491235a290c028552b6 } from '@/admin/prices/PriceBoardView'
import { PersonView as PersonView_d0110a19465a238c6b6488279f5627af } from '@/admin/person/PersonView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/admin/editing/EditingGuard#EditingGuard": EditingGuard_35ca5bb87408c09de02bc9d392c98a74,
  "@/admin/fields/PenceCell#PenceCell": PenceCell_e5e50f638b2500c7d47970def7d9621a,
  "@/admin/fields/PenceField#PenceField": PenceField_b01eb708ad7345584cf2eeaf74b4a030,
  "@/admin/person/ToPerson#ToPerson": ToPerson_9bfd6c44b0dd03f4b375594504554f6d,
  "@/admin/inbox/SamePersonPanel#SamePersonPanel": SamePersonPanel_ca22901ffb0781929bbd273ca8cb4242,
  "@/admin/inbox/AnswerPanel#AnswerPanel": AnswerPanel_bcea1325260f63563800d3f4fb38b54b,
  "@/admin/proposals/EnquiryProposals#EnquiryProposals": EnquiryProposals_ab2bc6d0552592a0969b32a1d32e3b2a,
  "@/admin/territories/EnquiryPanel#EnquiryPanel": EnquiryPanel_5f99446bd7edfb0ac98cf54fa5a19d74,
  "@/admin/inbox/OwnerCell#OwnerCell": OwnerCell_96cb315984dbf1231fc1e0c22666421e,
  "@/admin/inbox/DueCell#DueCell": DueCell_99e540b150028125104b480431b00ba8,
  "@/admin/inbox/MailsAboutIt#MailsAboutIt": MailsAboutIt_dde1d6341f43031447122191ecfb0b81,
  "@/admin/lists/ListBar#ListBar": ListBar_29e3ad77ef550e66330a554913483c7c,
  "@/admin/proposals/StandingPanel#StandingPanel": StandingPanel_d5e8029ed78e6a0fe3e3a6097dfde8de,
  "@/admin/territories/ProposalPanel#ProposalPanel": ProposalPanel_b1cd9ed065eadd429f139abc8663faa4,
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
  "@/admin/rich-text/drop-empty-links#DropEmptyLinksClient": DropEmptyLinksClient_119f4240a0d1180d987f9e5f295e833b,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/price-tokens/PriceTokenField#PriceTokenField": PriceTokenField_cf4fa5712f20341c29d733cbc5af2b0e,
  "@/admin/price-tokens/PriceTokenLabel#PriceTokenLabel": PriceTokenLabel_205bda4885ed739252d7dd07d2e12b0e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/fields/SectionLabel#SectionLabel": SectionLabel_01eb3757e3e689a76ea3a1a7cc2f32b5,
  "@/admin/fields/TextRowLabel#TextRowLabel": TextRowLabel_962a9f15393c7702835cda41effee88e,
  "@/admin/proposals/LineLabel#LineLabel": LineLabel_86557acca38cbab64c411db8cbd18d9a,
  "@/admin/territories/ContractPanel#ContractPanel": ContractPanel_8a8d2ac173628f78e9fe0e07e7731b5b,
  "@/admin/territories/StateCell#StateCell": StateCell_df1f3b7a1dd7d358c410facc4b6ccc9b,
  "@/admin/territories/CertificatePanel#CertificatePanel": CertificatePanel_9db42aacc04754e4ea714587498801f0,
  "@/admin/territories/HeldTerritories#HeldTerritories": HeldTerritories_13c29e983ea3d62f6bd3fa6de318b9dd,
  "@/admin/inbox/SendAgain#SendAgain": SendAgain_c4690d4090be70cce629e816b7148530,
  "@/admin/prices/BoardAsList#BoardAsList": BoardAsList_3445b7ca90b9269758b5e8472a5c389c,
  "@/admin/price-tokens/InsertPriceToken#InsertPriceToken": InsertPriceToken_2569e36e455371902d2f98aef07b7b3f,
  "@/admin/prices/ToPriceBoard#ToPriceBoard": ToPriceBoard_7e45a69d6d8d589a604abe78e11ad1df,
  "@/admin/scheduling/ScheduleItem#ScheduleItem": ScheduleItem_9be3fe6cfa47666adf6048ec91bd90f8,
  "@/admin/removal/DeleteItem#DeleteItem": DeleteItem_262505f3d6549d8a7dd8b84a5016b430,
  "@/admin/fields/PlainCell#PlainCell": PlainCell_ba31ca7e29cf14573f8b4634331c6db8,
  "@/admin/scans/ScanPanel#ScanPanel": ScanPanel_b260adcda0e99dff27d3c201b604b3af,
  "@/admin/keywords/DashboardLink#DashboardLink": DashboardLink_a2c90ca663e733d046d8f68eaf5223de,
  "@/admin/accounts/InvitationPanel#InvitationPanel": InvitationPanel_8d809ea3bab11593fedec2d75664ffb4,
  "@/admin/accounts/CredentialsPanel#CredentialsPanel": CredentialsPanel_cec008b21a6d1d422e3994db6477d96e,
  "@/admin/accounts/SecondFactorPanel#SecondFactorPanel": SecondFactorPanel_a541db20d0f4088c9c9e3ece2f852ad8,
  "@/admin/accounts/SignInCell#SignInCell": SignInCell_7cdcee160750f76e6ac1951e1d0f8ea2,
  "@/admin/accounts/SessionPanel#SessionPanel": SessionPanel_44c0dd414f5cfa3957e4c1a972dbd20d,
  "@/admin/accounts/HandOverPanel#HandOverPanel": HandOverPanel_78da053e26b1ba13cbb2e593b9adbb9b,
  "@/admin/accounts/InviteSomebody#InviteSomebody": InviteSomebody_acfd96b72cbbf614fe61d7d086d267b2,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "@/admin/branding/Icon#Icon": Icon_02798fa61072cab6da92891b8e552dc5,
  "@/admin/branding/Logo#Logo": Logo_7e3c75542bae7f6b46b1ffc0e92d996e,
  "@/admin/branding/OtherScreens#OtherScreens": OtherScreens_6865de9420a5b8cd9c4028e61a1f7646,
  "@/admin/dashboard/Today#Today": Today_1a0cdcaa1bbc3f92f5e334e126702286,
  "@/admin/sample-data/SampleData#SampleData": SampleData_a64361eb695841c3ee9c02f09b17aa8e,
  "@/admin/accounts/SignInHelp#SignInHelp": SignInHelp_0098520d114c197afbe7d9131c427f9e,
  "@/admin/prices/PriceBoardView#PriceBoardView": PriceBoardView_99d5462f31c28491235a290c028552b6,
  "@/admin/person/PersonView#PersonView": PersonView_d0110a19465a238c6b6488279f5627af,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
