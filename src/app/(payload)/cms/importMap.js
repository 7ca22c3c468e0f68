import { EditingGuard as EditingGuard_e9109125d10538ae2e0f887ec9cbce4f } from '@/office/editing/EditingGuard'
import { PenceCell as PenceCell_198f554e49ec4a8dea666d8d4cddeb51 } from '@/prices/office/PenceField'
import { PenceField as PenceField_198f554e49ec4a8dea666d8d4cddeb51 } from '@/prices/office/PenceField'
import { ToPerson as ToPerson_0b4f7c3a54749d3649775313cf35a864 } from '@/office/person/ToPerson'
import { SamePersonPanel as SamePersonPanel_b935c7774baa7d6a2a6fad9eee0b7ddf } from '@/enquiries/office/SamePersonPanel'
import { AnswerPanel as AnswerPanel_a7dd0996333179500ecb6b39c179a53e } from '@/enquiries/office/AnswerPanel'
import { EnquiryProposals as EnquiryProposals_e381ac21f4067964205535cb63536e9f } from '@/proposals/office/EnquiryProposals'
import { EnquiryPanel as EnquiryPanel_36694f60a68814b21fe0913f4998f6a5 } from '@/territories/office/EnquiryPanel'
import { OwnerCell as OwnerCell_d750e707f382cbcd3216e3b4875f3893 } from '@/enquiries/office/OwnerCell'
import { DueCell as DueCell_44d3daaf7db7e982891644a88c404179 } from '@/enquiries/office/DueCell'
import { MailsAboutIt as MailsAboutIt_354c5b88607edc04d8ebed653a4fc7e6 } from '@/enquiries/office/MailsAboutIt'
import { ListBar as ListBar_00eb7a95e3d8e6319bc84f3d0a2d8fb7 } from '@/office/lists/ListBar'
import { StandingPanel as StandingPanel_3e7b294a365f65e41cc57357f780f075 } from '@/proposals/office/StandingPanel'
import { ProposalPanel as ProposalPanel_d17fec349856b421d354120828d21d57 } from '@/proposals/office/ProposalPanel'
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
import { DropEmptyLinksClient as DropEmptyLinksClient_8f37db40a8901ad7bbc8433f5ade046c } from '@/content/office/drop-empty-links'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PriceTokenField as PriceTokenField_9e9478f15f8d47f89aae47ef97a4ae7a } from '@/prices/office/PriceTokens'
import { PriceTokenLabel as PriceTokenLabel_9e9478f15f8d47f89aae47ef97a4ae7a } from '@/prices/office/PriceTokens'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SectionLabel as SectionLabel_30ab5830ab159a01f4eedee6eb1257ec } from '@/office/fields/SectionLabel'
import { TextRowLabel as TextRowLabel_3afe3ec9e12e42e6639765944bd130de } from '@/office/fields/TextRowLabel'
import { LineLabel as LineLabel_89145615aeaf00a57ae5ed8c2ee28b52 } from '@/proposals/office/LineLabel'
import { ContractPanel as ContractPanel_b34334e54811801d2b5d95cdf7c8bf5e } from '@/territories/office/ContractPanel'
import { StateCell as StateCell_b5374577e877e52c7aebd8a573c98881 } from '@/territories/office/StateCell'
import { CertificatePanel as CertificatePanel_f842032a1a3315e6a21c9dc1242e8c0f } from '@/territories/office/CertificatePanel'
import { HeldTerritories as HeldTerritories_453c9e4e109bb23be724a3d50e905b07 } from '@/territories/office/HeldTerritories'
import { SendAgain as SendAgain_cda4efcb5cbd849c4016226265c8410b } from '@/enquiries/office/SendAgain'
import { BoardAsList as BoardAsList_4be843b97ee3ed9c99e71f268c3cf996 } from '@/prices/office/BoardAsList'
import { InsertPriceToken as InsertPriceToken_9e9478f15f8d47f89aae47ef97a4ae7a } from '@/prices/office/PriceTokens'
import { ToPriceBoard as ToPriceBoard_edd45cad8be5a09425d07aeb77fefb40 } from '@/prices/office/ToPriceBoard'
import { ScheduleItem as ScheduleItem_afe86f4209a170b653e4d559e0825f01 } from '@/content/office/ScheduleItem'
import { DeleteItem as DeleteItem_41feb6b955471de50d09d323dad98225 } from '@/office/removal/DeleteItem'
import { PlainCell as PlainCell_af61f6b845d087e4e2bbacf8449f8211 } from '@/office/fields/PlainCell'
import { ScanPanel as ScanPanel_e8fcc714e42271d802a1372c398e4783 } from '@/scans/office/ScanPanel'
import { DashboardLink as DashboardLink_3535ca952c9797f3e63d4523bb1063a6 } from '@/keywords/office/DashboardLink'
import { InvitationPanel as InvitationPanel_9ad3301084b072a680013f799799aca1 } from '@/accounts/office/InvitationPanel'
import { CredentialsPanel as CredentialsPanel_adafd434f037f5fe17ad9368163eae9f } from '@/accounts/office/CredentialsPanel'
import { SecondFactorPanel as SecondFactorPanel_222ba928829cdbea75a05fe9149e7884 } from '@/accounts/office/SecondFactorPanel'
import { SignInCell as SignInCell_dfb606bdc41ea832013bc3238c1b1599 } from '@/accounts/office/SignInCell'
import { SessionPanel as SessionPanel_1afc489169ab01fc6d5a1699c262eecf } from '@/accounts/office/SessionPanel'
import { HandOverPanel as HandOverPanel_ae70857ce986a0aee0c6a3ecfc8ddd2c } from '@/office/accounts/HandOverPanel'
import { InviteSomebody as InviteSomebody_b48cbf4a0a2beb2025ae0d161c8729f5 } from '@/accounts/office/InviteSomebody'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Icon as Icon_14f710f125a7db8390ece857cd20a0f1 } from '@/office/branding/Icon'
import { Logo as Logo_8153b56c234d944b403068f1d2128a16 } from '@/office/branding/Logo'
import { OtherScreens as OtherScreens_6926df9c4f6f3c66ab906baface1aee5 } from '@/office/branding/OtherScreens'
import { Today as Today_b65232b616a9a06d94036c34e713a432 } from '@/office/dashboard/Today'
import { SampleData as SampleData_1cbcd8ed4c5879f5ea68c3d23aeb934a } from '@/office/sample-data/SampleData'
import { SignInHelp as SignInHelp_836f419e162302c028db43ea5de53f3e } from '@/accounts/office/SignInHelp'
import { PriceBoardView as PriceBoardView_d7a77dfdaeb10e385067a28c34cc7174 } from '@/prices/office/PriceBoardView'
import { PersonView as PersonView_2d37bfca4b569213c6bd0580aeea2377 } from '@/office/person/PersonView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/office/editing/EditingGuard#EditingGuard": EditingGuard_e9109125d10538ae2e0f887ec9cbce4f,
  "@/prices/office/PenceField#PenceCell": PenceCell_198f554e49ec4a8dea666d8d4cddeb51,
  "@/prices/office/PenceField#PenceField": PenceField_198f554e49ec4a8dea666d8d4cddeb51,
  "@/office/person/ToPerson#ToPerson": ToPerson_0b4f7c3a54749d3649775313cf35a864,
  "@/enquiries/office/SamePersonPanel#SamePersonPanel": SamePersonPanel_b935c7774baa7d6a2a6fad9eee0b7ddf,
  "@/enquiries/office/AnswerPanel#AnswerPanel": AnswerPanel_a7dd0996333179500ecb6b39c179a53e,
  "@/proposals/office/EnquiryProposals#EnquiryProposals": EnquiryProposals_e381ac21f4067964205535cb63536e9f,
  "@/territories/office/EnquiryPanel#EnquiryPanel": EnquiryPanel_36694f60a68814b21fe0913f4998f6a5,
  "@/enquiries/office/OwnerCell#OwnerCell": OwnerCell_d750e707f382cbcd3216e3b4875f3893,
  "@/enquiries/office/DueCell#DueCell": DueCell_44d3daaf7db7e982891644a88c404179,
  "@/enquiries/office/MailsAboutIt#MailsAboutIt": MailsAboutIt_354c5b88607edc04d8ebed653a4fc7e6,
  "@/office/lists/ListBar#ListBar": ListBar_00eb7a95e3d8e6319bc84f3d0a2d8fb7,
  "@/proposals/office/StandingPanel#StandingPanel": StandingPanel_3e7b294a365f65e41cc57357f780f075,
  "@/proposals/office/ProposalPanel#ProposalPanel": ProposalPanel_d17fec349856b421d354120828d21d57,
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
  "@/content/office/drop-empty-links#DropEmptyLinksClient": DropEmptyLinksClient_8f37db40a8901ad7bbc8433f5ade046c,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/prices/office/PriceTokens#PriceTokenField": PriceTokenField_9e9478f15f8d47f89aae47ef97a4ae7a,
  "@/prices/office/PriceTokens#PriceTokenLabel": PriceTokenLabel_9e9478f15f8d47f89aae47ef97a4ae7a,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/office/fields/SectionLabel#SectionLabel": SectionLabel_30ab5830ab159a01f4eedee6eb1257ec,
  "@/office/fields/TextRowLabel#TextRowLabel": TextRowLabel_3afe3ec9e12e42e6639765944bd130de,
  "@/proposals/office/LineLabel#LineLabel": LineLabel_89145615aeaf00a57ae5ed8c2ee28b52,
  "@/territories/office/ContractPanel#ContractPanel": ContractPanel_b34334e54811801d2b5d95cdf7c8bf5e,
  "@/territories/office/StateCell#StateCell": StateCell_b5374577e877e52c7aebd8a573c98881,
  "@/territories/office/CertificatePanel#CertificatePanel": CertificatePanel_f842032a1a3315e6a21c9dc1242e8c0f,
  "@/territories/office/HeldTerritories#HeldTerritories": HeldTerritories_453c9e4e109bb23be724a3d50e905b07,
  "@/enquiries/office/SendAgain#SendAgain": SendAgain_cda4efcb5cbd849c4016226265c8410b,
  "@/prices/office/BoardAsList#BoardAsList": BoardAsList_4be843b97ee3ed9c99e71f268c3cf996,
  "@/prices/office/PriceTokens#InsertPriceToken": InsertPriceToken_9e9478f15f8d47f89aae47ef97a4ae7a,
  "@/prices/office/ToPriceBoard#ToPriceBoard": ToPriceBoard_edd45cad8be5a09425d07aeb77fefb40,
  "@/content/office/ScheduleItem#ScheduleItem": ScheduleItem_afe86f4209a170b653e4d559e0825f01,
  "@/office/removal/DeleteItem#DeleteItem": DeleteItem_41feb6b955471de50d09d323dad98225,
  "@/office/fields/PlainCell#PlainCell": PlainCell_af61f6b845d087e4e2bbacf8449f8211,
  "@/scans/office/ScanPanel#ScanPanel": ScanPanel_e8fcc714e42271d802a1372c398e4783,
  "@/keywords/office/DashboardLink#DashboardLink": DashboardLink_3535ca952c9797f3e63d4523bb1063a6,
  "@/accounts/office/InvitationPanel#InvitationPanel": InvitationPanel_9ad3301084b072a680013f799799aca1,
  "@/accounts/office/CredentialsPanel#CredentialsPanel": CredentialsPanel_adafd434f037f5fe17ad9368163eae9f,
  "@/accounts/office/SecondFactorPanel#SecondFactorPanel": SecondFactorPanel_222ba928829cdbea75a05fe9149e7884,
  "@/accounts/office/SignInCell#SignInCell": SignInCell_dfb606bdc41ea832013bc3238c1b1599,
  "@/accounts/office/SessionPanel#SessionPanel": SessionPanel_1afc489169ab01fc6d5a1699c262eecf,
  "@/office/accounts/HandOverPanel#HandOverPanel": HandOverPanel_ae70857ce986a0aee0c6a3ecfc8ddd2c,
  "@/accounts/office/InviteSomebody#InviteSomebody": InviteSomebody_b48cbf4a0a2beb2025ae0d161c8729f5,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "@/office/branding/Icon#Icon": Icon_14f710f125a7db8390ece857cd20a0f1,
  "@/office/branding/Logo#Logo": Logo_8153b56c234d944b403068f1d2128a16,
  "@/office/branding/OtherScreens#OtherScreens": OtherScreens_6926df9c4f6f3c66ab906baface1aee5,
  "@/office/dashboard/Today#Today": Today_b65232b616a9a06d94036c34e713a432,
  "@/office/sample-data/SampleData#SampleData": SampleData_1cbcd8ed4c5879f5ea68c3d23aeb934a,
  "@/accounts/office/SignInHelp#SignInHelp": SignInHelp_836f419e162302c028db43ea5de53f3e,
  "@/prices/office/PriceBoardView#PriceBoardView": PriceBoardView_d7a77dfdaeb10e385067a28c34cc7174,
  "@/office/person/PersonView#PersonView": PersonView_2d37bfca4b569213c6bd0580aeea2377,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
