import { EditingGuard as EditingGuard_e9109125d10538ae2e0f887ec9cbce4f } from '@/office/editing/EditingGuard'
import { PenceCell as PenceCell_01484e38c67f220f801a0e22082fdcc1 } from '@/prices/office/price-fields'
import { PenceField as PenceField_01484e38c67f220f801a0e22082fdcc1 } from '@/prices/office/price-fields'
import { ToPerson as ToPerson_2d37bfca4b569213c6bd0580aeea2377 } from '@/office/person/PersonView'
import { SamePersonPanel as SamePersonPanel_d1d7976df01f8bf630c7f646e28ca064 } from '@/enquiries/office/enquiry-panels'
import { AnswerPanel as AnswerPanel_d1d7976df01f8bf630c7f646e28ca064 } from '@/enquiries/office/enquiry-panels'
import { EnquiryProposals as EnquiryProposals_e381ac21f4067964205535cb63536e9f } from '@/proposals/office/EnquiryProposals'
import { EnquiryPanel as EnquiryPanel_3dc00566481563b2b5f923ea7dbedf2f } from '@/territories/office/register-panels'
import { OwnerCell as OwnerCell_8361db9908ad3583a571464e2e6f06bd } from '@/enquiries/office/enquiry-fields'
import { DueCell as DueCell_2dacbc5c9d8c019a6ea69d57c00bc71d } from '@/enquiries/office/Due'
import { MailsAboutIt as MailsAboutIt_8361db9908ad3583a571464e2e6f06bd } from '@/enquiries/office/enquiry-fields'
import { ListBar as ListBar_00eb7a95e3d8e6319bc84f3d0a2d8fb7 } from '@/office/lists/ListBar'
import { ConversationPanel as ConversationPanel_db0f61f036a486ee4b39e02aff99947a } from '@/chat/office/ConversationPanel'
import { TextRowLabel as TextRowLabel_d645fba89c536b8ed2c965fb8961dbbe } from '@/office/field-labels'
import { StandingPanel as StandingPanel_3e7b294a365f65e41cc57357f780f075 } from '@/proposals/office/StandingPanel'
import { ProposalPanel as ProposalPanel_3dc00566481563b2b5f923ea7dbedf2f } from '@/territories/office/register-panels'
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
import { PriceTokenField as PriceTokenField_01484e38c67f220f801a0e22082fdcc1 } from '@/prices/office/price-fields'
import { PriceTokenLabel as PriceTokenLabel_01484e38c67f220f801a0e22082fdcc1 } from '@/prices/office/price-fields'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SectionLabel as SectionLabel_d645fba89c536b8ed2c965fb8961dbbe } from '@/office/field-labels'
import { LineLabel as LineLabel_89145615aeaf00a57ae5ed8c2ee28b52 } from '@/proposals/office/LineLabel'
import { ContractPanel as ContractPanel_3dc00566481563b2b5f923ea7dbedf2f } from '@/territories/office/register-panels'
import { StateCell as StateCell_ae92f39170f3d22906f1afeb36f0b09f } from '@/territories/office/territory-panels'
import { CertificatePanel as CertificatePanel_ae92f39170f3d22906f1afeb36f0b09f } from '@/territories/office/territory-panels'
import { HeldTerritories as HeldTerritories_ae92f39170f3d22906f1afeb36f0b09f } from '@/territories/office/territory-panels'
import { SendAgain as SendAgain_d1d7976df01f8bf630c7f646e28ca064 } from '@/enquiries/office/enquiry-panels'
import { BoardAsList as BoardAsList_d7a77dfdaeb10e385067a28c34cc7174 } from '@/prices/office/PriceBoardView'
import { InsertPriceToken as InsertPriceToken_01484e38c67f220f801a0e22082fdcc1 } from '@/prices/office/price-fields'
import { ToPriceBoard as ToPriceBoard_d7a77dfdaeb10e385067a28c34cc7174 } from '@/prices/office/PriceBoardView'
import { ScheduleItem as ScheduleItem_77bddb8c8742ce77654a9f35d16ce447 } from '@/office/document-menu'
import { DeleteItem as DeleteItem_77bddb8c8742ce77654a9f35d16ce447 } from '@/office/document-menu'
import { PlainCell as PlainCell_d645fba89c536b8ed2c965fb8961dbbe } from '@/office/field-labels'
import { PersonField as PersonField_879897759f299974a169329359cf0395 } from '@/content/office/PersonField'
import { DraftFaqPanel as DraftFaqPanel_db0f61f036a486ee4b39e02aff99947a } from '@/chat/office/ConversationPanel'
import { ScanPanel as ScanPanel_e8fcc714e42271d802a1372c398e4783 } from '@/scans/office/ScanPanel'
import { DashboardLink as DashboardLink_3535ca952c9797f3e63d4523bb1063a6 } from '@/keywords/office/DashboardLink'
import { InvitationPanel as InvitationPanel_902810dfc8dd8016db9acdf2c1203f47 } from '@/accounts/office/account-panels'
import { CredentialsPanel as CredentialsPanel_902810dfc8dd8016db9acdf2c1203f47 } from '@/accounts/office/account-panels'
import { SecondFactorPanel as SecondFactorPanel_902810dfc8dd8016db9acdf2c1203f47 } from '@/accounts/office/account-panels'
import { SignInCell as SignInCell_159fa4e74eb5a79c3bf00da0117f1d43 } from '@/accounts/office/invitations'
import { SessionPanel as SessionPanel_902810dfc8dd8016db9acdf2c1203f47 } from '@/accounts/office/account-panels'
import { HandOverPanel as HandOverPanel_ae70857ce986a0aee0c6a3ecfc8ddd2c } from '@/office/accounts/HandOverPanel'
import { InviteColleague as InviteColleague_159fa4e74eb5a79c3bf00da0117f1d43 } from '@/accounts/office/invitations'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Icon as Icon_525c6f926dba430a2a39360180ac56da } from '@/office/branding'
import { Logo as Logo_525c6f926dba430a2a39360180ac56da } from '@/office/branding'
import { OtherScreens as OtherScreens_525c6f926dba430a2a39360180ac56da } from '@/office/branding'
import { Today as Today_b65232b616a9a06d94036c34e713a432 } from '@/office/dashboard/Today'
import { SampleData as SampleData_3850391544e894353f2fa162a00ff01d } from '@/office/dashboard/SampleData'
import { SignInHelp as SignInHelp_902810dfc8dd8016db9acdf2c1203f47 } from '@/accounts/office/account-panels'
import { PriceBoardView as PriceBoardView_d7a77dfdaeb10e385067a28c34cc7174 } from '@/prices/office/PriceBoardView'
import { PersonView as PersonView_2d37bfca4b569213c6bd0580aeea2377 } from '@/office/person/PersonView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/office/editing/EditingGuard#EditingGuard": EditingGuard_e9109125d10538ae2e0f887ec9cbce4f,
  "@/prices/office/price-fields#PenceCell": PenceCell_01484e38c67f220f801a0e22082fdcc1,
  "@/prices/office/price-fields#PenceField": PenceField_01484e38c67f220f801a0e22082fdcc1,
  "@/office/person/PersonView#ToPerson": ToPerson_2d37bfca4b569213c6bd0580aeea2377,
  "@/enquiries/office/enquiry-panels#SamePersonPanel": SamePersonPanel_d1d7976df01f8bf630c7f646e28ca064,
  "@/enquiries/office/enquiry-panels#AnswerPanel": AnswerPanel_d1d7976df01f8bf630c7f646e28ca064,
  "@/proposals/office/EnquiryProposals#EnquiryProposals": EnquiryProposals_e381ac21f4067964205535cb63536e9f,
  "@/territories/office/register-panels#EnquiryPanel": EnquiryPanel_3dc00566481563b2b5f923ea7dbedf2f,
  "@/enquiries/office/enquiry-fields#OwnerCell": OwnerCell_8361db9908ad3583a571464e2e6f06bd,
  "@/enquiries/office/Due#DueCell": DueCell_2dacbc5c9d8c019a6ea69d57c00bc71d,
  "@/enquiries/office/enquiry-fields#MailsAboutIt": MailsAboutIt_8361db9908ad3583a571464e2e6f06bd,
  "@/office/lists/ListBar#ListBar": ListBar_00eb7a95e3d8e6319bc84f3d0a2d8fb7,
  "@/chat/office/ConversationPanel#ConversationPanel": ConversationPanel_db0f61f036a486ee4b39e02aff99947a,
  "@/office/field-labels#TextRowLabel": TextRowLabel_d645fba89c536b8ed2c965fb8961dbbe,
  "@/proposals/office/StandingPanel#StandingPanel": StandingPanel_3e7b294a365f65e41cc57357f780f075,
  "@/territories/office/register-panels#ProposalPanel": ProposalPanel_3dc00566481563b2b5f923ea7dbedf2f,
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
  "@/prices/office/price-fields#PriceTokenField": PriceTokenField_01484e38c67f220f801a0e22082fdcc1,
  "@/prices/office/price-fields#PriceTokenLabel": PriceTokenLabel_01484e38c67f220f801a0e22082fdcc1,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/office/field-labels#SectionLabel": SectionLabel_d645fba89c536b8ed2c965fb8961dbbe,
  "@/proposals/office/LineLabel#LineLabel": LineLabel_89145615aeaf00a57ae5ed8c2ee28b52,
  "@/territories/office/register-panels#ContractPanel": ContractPanel_3dc00566481563b2b5f923ea7dbedf2f,
  "@/territories/office/territory-panels#StateCell": StateCell_ae92f39170f3d22906f1afeb36f0b09f,
  "@/territories/office/territory-panels#CertificatePanel": CertificatePanel_ae92f39170f3d22906f1afeb36f0b09f,
  "@/territories/office/territory-panels#HeldTerritories": HeldTerritories_ae92f39170f3d22906f1afeb36f0b09f,
  "@/enquiries/office/enquiry-panels#SendAgain": SendAgain_d1d7976df01f8bf630c7f646e28ca064,
  "@/prices/office/PriceBoardView#BoardAsList": BoardAsList_d7a77dfdaeb10e385067a28c34cc7174,
  "@/prices/office/price-fields#InsertPriceToken": InsertPriceToken_01484e38c67f220f801a0e22082fdcc1,
  "@/prices/office/PriceBoardView#ToPriceBoard": ToPriceBoard_d7a77dfdaeb10e385067a28c34cc7174,
  "@/office/document-menu#ScheduleItem": ScheduleItem_77bddb8c8742ce77654a9f35d16ce447,
  "@/office/document-menu#DeleteItem": DeleteItem_77bddb8c8742ce77654a9f35d16ce447,
  "@/office/field-labels#PlainCell": PlainCell_d645fba89c536b8ed2c965fb8961dbbe,
  "@/content/office/PersonField#PersonField": PersonField_879897759f299974a169329359cf0395,
  "@/chat/office/ConversationPanel#DraftFaqPanel": DraftFaqPanel_db0f61f036a486ee4b39e02aff99947a,
  "@/scans/office/ScanPanel#ScanPanel": ScanPanel_e8fcc714e42271d802a1372c398e4783,
  "@/keywords/office/DashboardLink#DashboardLink": DashboardLink_3535ca952c9797f3e63d4523bb1063a6,
  "@/accounts/office/account-panels#InvitationPanel": InvitationPanel_902810dfc8dd8016db9acdf2c1203f47,
  "@/accounts/office/account-panels#CredentialsPanel": CredentialsPanel_902810dfc8dd8016db9acdf2c1203f47,
  "@/accounts/office/account-panels#SecondFactorPanel": SecondFactorPanel_902810dfc8dd8016db9acdf2c1203f47,
  "@/accounts/office/invitations#SignInCell": SignInCell_159fa4e74eb5a79c3bf00da0117f1d43,
  "@/accounts/office/account-panels#SessionPanel": SessionPanel_902810dfc8dd8016db9acdf2c1203f47,
  "@/office/accounts/HandOverPanel#HandOverPanel": HandOverPanel_ae70857ce986a0aee0c6a3ecfc8ddd2c,
  "@/accounts/office/invitations#InviteColleague": InviteColleague_159fa4e74eb5a79c3bf00da0117f1d43,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "@/office/branding#Icon": Icon_525c6f926dba430a2a39360180ac56da,
  "@/office/branding#Logo": Logo_525c6f926dba430a2a39360180ac56da,
  "@/office/branding#OtherScreens": OtherScreens_525c6f926dba430a2a39360180ac56da,
  "@/office/dashboard/Today#Today": Today_b65232b616a9a06d94036c34e713a432,
  "@/office/dashboard/SampleData#SampleData": SampleData_3850391544e894353f2fa162a00ff01d,
  "@/accounts/office/account-panels#SignInHelp": SignInHelp_902810dfc8dd8016db9acdf2c1203f47,
  "@/prices/office/PriceBoardView#PriceBoardView": PriceBoardView_d7a77dfdaeb10e385067a28c34cc7174,
  "@/office/person/PersonView#PersonView": PersonView_2d37bfca4b569213c6bd0580aeea2377,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
