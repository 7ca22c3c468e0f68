import { answerChatAction } from '@/chat/actions/chat-actions';

interface Context {
  params: Promise<{ action: string }>;
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerChatAction(request, (await params).action);
}
