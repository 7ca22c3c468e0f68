import { answerAccountAction } from '@/accounts/actions/answer-account-action';

interface Context {
  params: Promise<{ action: string }>;
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerAccountAction(request, (await params).action);
}
