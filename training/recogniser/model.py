"""The recogniser: an ONNX graph as a network of PyTorch that can learn, and back again.

Each node of PP-OCR's graph is run by the operation of PyTorch that does the same, and its weights are parameters. So what is
learned goes back into the same graph, which onnxruntime reads as before."""

import numpy
import onnx
import torch
import torch.nn.functional as F
from onnx import helper, numpy_helper
from torch import nn

from alphabet import CHARACTERS, lookalike

# What the convolutions see of a line: the layers behind it are few and small, and learn fast by themselves.
FEATURES = 'p2o.AveragePool.1'
# What stands before sees strokes and edges. Weights that have learned lines already leave it as it is: a quarter of a step's time.
STROKES = 'p2o.Add.99'
HEAD_WEIGHTS, HEAD_BIAS = 'linear_85.w_0', 'linear_85.b_0'
LEAST_WEIGHTS = 2


class Recogniser(nn.Module):
    def __init__(self, path: str):
        super().__init__()
        self.graph = with_full_floats(onnx.load(path))
        self.nodes, self.fixed, weights = [], {}, {}
        for node in self.graph.graph.node:
            attributes = {each.name: helper.get_attribute_value(each) for each in node.attribute}
            if node.op_type == 'Constant':
                value = torch.from_numpy(numpy_helper.to_array(attributes['value']).copy())
                # Scales that hold for a whole layer stay as they are: what learns is behind and before them.
                isWeight = value.is_floating_point() and value.numel() > 1 and '.constant.' not in node.output[0]
                (weights if isWeight else self.fixed)[node.output[0]] = value
            else:
                self.nodes.append((node.op_type, list(node.input), list(node.output), attributes))
        self.nodes = with_scales(with_hard_swish(self.nodes, self.fixed), self.fixed)
        # Means and variances of normalised layers stay: a batch of made lines is no measure of photos.
        for op, inputs, _, _ in self.nodes:
            if op == 'BatchNormalization':
                for name in inputs[3:]:
                    self.fixed[name] = weights.pop(name)
        self.names = list(weights)
        # Channels behind each pixel, not one plane after the other: a step takes two thirds of the time.
        self.weights = nn.ParameterList([nn.Parameter(channels_last(weights[name])) for name in self.names])

    def forward(self, value: torch.Tensor, start: str = 'x', end: str | None = None) -> torch.Tensor:
        """Logarithms of probabilities, or the value called `end`."""
        values = dict(self.fixed)
        values.update(zip(self.names, self.weights))
        values[start] = channels_last(value)
        isOn = start == 'x'
        for op, inputs, outputs, attributes in self.nodes:
            if isOn and op == 'Softmax' and attributes['axis'] == 2:
                return F.log_softmax(values[inputs[0]], 2)
            if isOn:
                values[outputs[0]] = run(op, [values[name] for name in inputs], attributes)
            isOn = isOn or outputs[0] == start
            if outputs[0] == end:
                return values[end]
        raise ValueError('The graph ends otherwise.')

    def names_behind(self, end: str) -> list[str]:
        """The weights that are used behind a value."""
        place = next(place for place, (_, _, outputs, _) in enumerate(self.nodes) if outputs[0] == end)
        used = {name for _, inputs, _, _ in self.nodes[place + 1 :] for name in inputs}
        return [name for name in self.names if name in used]

    def weight(self, name: str) -> nn.Parameter:
        return self.weights[self.names.index(name)]

    def learn_alphabet(self, known: list[str]) -> None:
        """Takes the head for `known` characters for one of ours: letters that both have keep their weights."""
        places = {character: place for place, character in reversed(list(enumerate(known)))}
        rows = [places.get(each, places[lookalike(each)] if each else 0) for each in CHARACTERS]
        for name in (HEAD_WEIGHTS, HEAD_BIAS):
            weight = self.weight(name)
            weight.data = weight.data[..., rows].clone()
        isNew = torch.tensor([each not in places and each != '' for each in CHARACTERS])
        self.weight(HEAD_BIAS).data[isNew] -= 2

    def save(self, path: str) -> None:
        """The graph with what was learned; large weights as half floats, which onnxruntime widens when it loads them."""
        model = onnx.ModelProto()
        model.CopyFrom(self.graph)
        learned = dict(zip(self.names, self.weights))
        nodes = []
        for node in model.graph.node:
            weight = learned.get(node.output[0]) if node.op_type == 'Constant' else None
            if weight is not None:
                name, array = node.output[0], weight.detach().numpy()
                isLarge = array.ndim >= LEAST_WEIGHTS
                stored = array.astype(numpy.float16) if isLarge else array
                node = helper.make_node('Constant', [], [name + '.half' if isLarge else name], value=numpy_helper.from_array(stored))
                nodes.append(node)
                if isLarge:
                    nodes.append(helper.make_node('Cast', [name + '.half'], [name], to=onnx.TensorProto.FLOAT))
            else:
                nodes.append(node)
        del model.graph.node[:]
        model.graph.node.extend(nodes)
        model.graph.output[0].type.tensor_type.shape.dim[2].dim_value = len(CHARACTERS)
        onnx.save(model, path)


def channels_last(value: torch.Tensor) -> torch.Tensor:
    return value.contiguous(memory_format=torch.channels_last) if value.dim() == 4 else value


def with_full_floats(model: onnx.ModelProto) -> onnx.ModelProto:
    """The graph as it was before `save` made half floats of its large weights."""
    halves = {node.input[0]: node.output[0] for node in model.graph.node if node.op_type == 'Cast' and node.input[0].endswith('.half')}
    nodes = [node for node in model.graph.node if node.op_type != 'Cast' or node.input[0] not in halves]
    for place, node in enumerate(nodes):
        if node.output[0] in halves:
            value = numpy_helper.to_array(helper.get_attribute_value(node.attribute[0])).astype(numpy.float32)
            nodes[place] = helper.make_node('Constant', [], [halves[node.output[0]]], value=numpy_helper.from_array(value))
    del model.graph.node[:]
    model.graph.node.extend(nodes)
    return model


def with_hard_swish(nodes: list, fixed: dict) -> list:
    """The four nodes x * clip(x + 3, 0, 6) / 6 as the one operation that they are: a third of the time of a step."""
    merged: list = []
    for node in nodes:
        merged.append(node)
        last = merged[-4:]
        if [op for op, *_ in last] != ['Add', 'Clip', 'Mul', 'Div']:
            continue
        (_, [source, three], _, _), _, (_, factors, _, _), (_, [_, six], outputs, _) = last
        if source == factors[0] and three in fixed and six in fixed:
            merged[-4:] = [('HardSwish', [source], outputs, {})]
    return merged


def with_scales(nodes: list, fixed: dict) -> list:
    """Two nodes that scale and shift a whole layer as one, or as part of the convolution before them."""
    merged: list = []
    for op, inputs, outputs, attributes in nodes:
        before = merged[-1] if merged else ('', [], [''], {})
        isShift = op == 'Add' and before[0] == 'Mul' and inputs[0] == before[2][0] and inputs[1] in fixed
        if not isShift or before[1][0] not in fixed or fixed[before[1][0]].numel() != 1:
            merged.append((op, inputs, outputs, attributes))
            continue
        _, [scale, scaled], _, _ = merged.pop()
        previous = merged[-1]
        if previous[0] == 'Conv' and previous[2][0] == scaled and len(previous[1]) == 3:
            merged[-1] = ('Conv', [*previous[1], scale, inputs[1]], outputs, previous[3])
        else:
            merged.append(('Scale', [scaled, scale, inputs[1]], outputs, {}))
    return merged


def run(op: str, values: list, attributes: dict) -> torch.Tensor:
    """One node of the graph. Only what PP-OCR's graph holds is here."""
    first = values[0]
    match op:
        case 'Conv':
            left = attributes['pads'][:2]
            weight, bias = values[1], values[2] if len(values) > 2 else None
            if len(values) > 3:
                weight, bias = weight * values[3], bias * values[3] + values[4]
            return F.conv2d(first, weight, bias, attributes['strides'], left, 1, attributes['group'])
        case 'BatchNormalization':
            _, weight, bias, mean, variance = values
            return F.batch_norm(first, mean, variance, weight, bias, False, 0, attributes['epsilon'])
        case 'AveragePool':
            return F.avg_pool2d(first, attributes['kernel_shape'], attributes['strides'])
        case 'Scale':
            return torch.add(values[2], first, alpha=float(values[1]))
        case 'HardSwish':
            return F.hardswish(first)
        case 'Clip':
            return first.clamp(attributes['min'], attributes['max'])
        case 'Add':
            return first + values[1]
        case 'Sub':
            return first - values[1]
        case 'Mul':
            return first * values[1]
        case 'Div':
            return first / values[1]
        case 'Pow':
            return first ** values[1]
        case 'Sqrt' | 'Sigmoid':
            return getattr(torch, op.lower())(first)
        case 'MatMul':
            return first @ values[1]
        case 'Softmax':
            return first.softmax(attributes['axis'])
        case 'ReduceMean':
            return first.mean(attributes['axes'], keepdim=attributes.get('keepdims', 1) == 1)
        case 'GlobalAveragePool':
            return first.mean((2, 3), keepdim=True)
        case 'Relu':
            return first.relu()
        case 'HardSigmoid':
            return (first * attributes['alpha'] + attributes['beta']).clamp(0, 1)
        case 'Transpose':
            return first.permute(attributes['perm'])
        case 'Squeeze':
            return first.squeeze(attributes['axes'][0])
        case 'Concat':
            return torch.cat(values, attributes['axis'])
        case 'Shape':
            return torch.tensor(first.shape)
        case 'Cast':
            return first
        case 'Slice':
            [axis], [start], [end] = attributes['axes'], attributes['starts'], attributes['ends']
            return first[(slice(None),) * axis + (slice(start, end),)]
        case 'Reshape':
            sides = [first.shape[place] if side == 0 else side for place, side in enumerate(values[1].tolist())]
            return first.reshape(sides)
    raise ValueError(f'No operation for {op}.')
