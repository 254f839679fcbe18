"""Trains the tagger of captions; `npm run train -- lines` runs it.

    fit.py pretrain LESSONS OUT EPOCHS      learns from made captions
    fit.py tune LESSONS OUT EPOCHS PRETRAINED FOLD
                                            goes on with given captions, those of a fold left out (-1: none)
    fit.py talk LESSONS OUT EPOCHS TUNED FOLD SEED
                                            goes on with talk, in which mentions are ingredients or the title

LESSONS is a folder of columns: ids (features of all bags), bags (where each bag begins in ids), refs (four bags of each
token), labels and mentions (of each token), tokens and firstBag (where each caption begins), recipe and fold (of each
caption). OUT becomes the weights as 32-bit numbers in the order of `parts`, which network.ts reads.
"""
import json, math, sys, time
import numpy as np, torch, torch.nn as nn

FEATURES, WIDTH, HIDDEN, LAYERS, LABELS, BAGS = 1 << 14, 48, 80, 3, 9, 4
torch.set_num_threads(1)
torch.set_flush_denormal(True)


class Scan(torch.autograd.Function):
    """The running states c[t] = f[t] * c[t - 1] + u[t], and their slopes."""

    @staticmethod
    def forward(ctx, forget, update):
        states, state = torch.empty_like(update), torch.zeros_like(update[0])
        for t in range(len(update)):
            state = torch.addcmul(update[t], forget[t], state)
            states[t] = state
        ctx.save_for_backward(forget, states)
        return states

    @staticmethod
    def backward(ctx, slopes):
        forget, states = ctx.saved_tensors
        updates, slope = torch.empty_like(slopes), torch.zeros_like(slopes[0])
        for t in range(len(slopes) - 1, -1, -1):
            slope = slopes[t] + slope
            updates[t] = slope
            slope = slope * forget[t]
        before = torch.cat([torch.zeros_like(states[:1]), states[:-1]])
        return updates * before, updates


class Layer(nn.Module):
    """A gated recurrence in both directions: the gates see the inputs alone, so all are computed at once."""

    def __init__(self, inputs):
        super().__init__()
        self.gates = nn.Linear(inputs, 6 * HIDDEN)
        with torch.no_grad():
            self.gates.bias.view(2, 3, HIDDEN)[:, 1] += 1
        self.norm = nn.LayerNorm(2 * HIDDEN)

    def forward(self, inputs, mask):
        length, count, _ = inputs.shape
        gates = self.gates(inputs).view(length, count, 2, 3, HIDDEN)
        gates = torch.cat([gates[:, :, 0], gates[:, :, 1].flip(0)], 3)
        shown = torch.cat([mask[:, :, None].expand(-1, -1, HIDDEN), mask.flip(0)[:, :, None].expand(-1, -1, HIDDEN)], 2)
        value, forget, reset = gates[:, :, 0], torch.sigmoid(gates[:, :, 1]), torch.sigmoid(gates[:, :, 2])
        states = torch.tanh(Scan.apply(forget, (1 - forget) * value * shown)) * reset
        states = torch.cat([states[:, :, :HIDDEN], states[:, :, HIDDEN:].flip(0)], 2)
        return self.norm(states + inputs if inputs.shape[2] == 2 * HIDDEN else states)


class Tagger(nn.Module):
    def __init__(self, mentions=3):
        super().__init__()
        self.embedding = nn.EmbeddingBag(FEATURES, WIDTH, mode='sum', padding_idx=0)
        nn.init.normal_(self.embedding.weight, 0, .15)
        self.norm = nn.LayerNorm(WIDTH)
        self.layers = nn.ModuleList([Layer(3 * WIDTH if layer == 0 else 2 * HIDDEN) for layer in range(LAYERS)])
        self.labels = nn.Linear(2 * HIDDEN, LABELS)
        self.mentions = nn.Linear(2 * HIDDEN, mentions)
        self.attention = nn.Linear(2 * HIDDEN, 1)
        self.recipe = nn.Linear(2 * HIDDEN, 1)
        self.dropout = nn.Dropout(.2)

    def forward(self, ids, offsets, refs, lengths):
        bags = self.embedding(ids, offsets)
        tokens = self.dropout(self.norm(bags[refs].sum(1)))
        mask = (torch.arange(int(lengths.max()))[None] < lengths[:, None])
        padded = tokens.new_zeros(*mask.shape, WIDTH)
        padded[mask] = tokens
        padded, across = padded.transpose(0, 1), mask.transpose(0, 1).float()
        none = padded.new_zeros(1, padded.shape[1], WIDTH)
        states = torch.cat([torch.cat([none, padded[:-1]]), padded, torch.cat([padded[1:], none])], 2)
        for layer in self.layers:
            states = self.dropout(layer(states, across))
        states = states.transpose(0, 1)
        share = self.attention(states).squeeze(-1).masked_fill(~mask, -1e9).softmax(1)
        recipe = self.recipe((share[..., None] * states).sum(1)).squeeze(-1)
        return self.labels(states)[mask], self.mentions(states)[mask], recipe

    def parts(self):
        """The weights in the order in which they are written."""
        for part in (self.embedding.weight, self.norm.weight, self.norm.bias):
            yield part
        for layer in self.layers:
            for part in (layer.gates.weight, layer.gates.bias, layer.norm.weight, layer.norm.bias):
                yield part
        for head in (self.labels, self.mentions, self.attention, self.recipe):
            yield head.weight
            yield head.bias


class Lessons:
    def __init__(self, folder):
        read = lambda name, kind: np.fromfile(f'{folder}/{name}', dtype=kind)
        self.ids, self.refs = read('ids', np.uint16), read('refs', np.uint32).reshape(-1, BAGS)
        self.labels, self.mentions = read('labels', np.uint8), read('mentions', np.uint8)
        self.recipe, self.fold = read('recipe', np.uint8), read('fold', np.int8)
        end = lambda column, last: np.append(column.astype(np.int64), last)
        self.bags = end(read('bags', np.uint32), len(self.ids))
        self.tokens = end(read('tokens', np.uint32), len(self.labels))
        self.first_bag = end(read('firstBag', np.uint32), len(self.bags) - 1)
        self.lengths = np.diff(self.tokens)

    def batch(self, captions, drop, rng):
        ids, offsets, refs, place = [], [], [], 0
        for c in captions:
            first, last = self.first_bag[c], self.first_bag[c + 1]
            low, high = self.bags[first], self.bags[last]
            sizes = np.diff(self.bags[first:last + 1])
            own = self.ids[low:high].astype(np.int64)
            if drop:
                kept = rng.random(len(own)) >= drop * rng.choice([0., 1., 2.])
                sizes = np.bincount(np.repeat(np.arange(len(sizes)), sizes)[kept], minlength=len(sizes))
                own = own[kept]
            ids.append(own)
            offsets.append(sizes)
            refs.append(self.refs[self.tokens[c]:self.tokens[c + 1]].astype(np.int64) - first + place)
            place += len(sizes)
        sizes = np.concatenate(offsets)
        starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        among = lambda column: torch.from_numpy(np.concatenate([column[self.tokens[c]:self.tokens[c + 1]] for c in captions]).astype(np.int64))
        return (torch.from_numpy(np.concatenate(ids)), torch.from_numpy(starts), torch.from_numpy(np.concatenate(refs)),
                torch.from_numpy(self.lengths[captions])), among(self.labels), among(self.mentions), torch.from_numpy(self.recipe[captions].astype(np.float32))


def train(model, lessons, chosen, rate, epochs, seed, size=24, named_weight=.5):
    """Goes over the chosen captions; the rate falls along a cosine."""
    rng = np.random.default_rng(seed)
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=1e-2)
    began, step, running = time.time(), 0, 0.
    model.train()
    for epoch in range(epochs):
        order = sorted(chosen, key=lambda c: lessons.lengths[c] + rng.random() * 30)
        batches = [order[i:i + size] for i in range(0, len(order), size)]
        rng.shuffle(batches)
        for captions in batches:
            done = step / (epochs * len(batches))
            for group in optimizer.param_groups:
                group['lr'] = rate * min(1, (step + 1) / 60) * max(.03, .5 * (1 + math.cos(math.pi * done)))
            inputs, labels, mentions, recipe = lessons.batch(np.array(captions), .12, rng)
            found, named, whole = model(*inputs)
            loss_labels = nn.functional.cross_entropy(found, labels, label_smoothing=.02)
            loss = (loss_labels + named_weight * nn.functional.cross_entropy(named, mentions)
                    + .1 * nn.functional.binary_cross_entropy_with_logits(whole, recipe))
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.)
            optimizer.step()
            step += 1
            running = .98 * running + .02 * float(loss_labels.detach())
            if step % 100 == 0:
                print(f'epoch {epoch} step {step} loss {running / (1 - .98 ** step):.3f} {time.time() - began:.0f} s', flush=True)
    model.eval()


def write(model, out):
    np.concatenate([part.detach().numpy().ravel() for part in model.parts()]).astype(np.float32).tofile(out)


def load(model, file):
    values, at = np.fromfile(file, dtype=np.float32), 0
    for part in model.parts():
        part.data.copy_(torch.from_numpy(values[at:at + part.numel()].reshape(part.shape)))
        at += part.numel()


def main():
    command, folder, out = sys.argv[1:4]
    lessons = Lessons(folder)
    seed = int(sys.argv[7]) if command == 'talk' else 0
    torch.manual_seed(seed)
    model = Tagger(5 if command == 'talk' else 3)
    everyone = np.arange(len(lessons.recipe))
    epochs = int(sys.argv[4])
    if command == 'pretrain':
        train(model, lessons, everyone, 4e-3, epochs, seed=0)
    else:
        load(model, sys.argv[5])
        fold = int(sys.argv[6])
        chosen = everyone if fold < 0 else everyone[lessons.fold != fold]
        if command == 'talk':
            train(model, lessons, chosen, 2e-3, epochs, seed=seed, size=8, named_weight=1.)
        else:
            train(model, lessons, chosen, 2.5e-3, epochs, seed=1)
    write(model, out)


main()
